import { unsubscribeByLink, unsubscribeEmail } from '@loan/domain/contract/customer'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary } from '../../testing/errorSummary.ts'
import { pressTwice } from '../../testing/pressTwice.ts'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { getShownScreen, renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

const path = '/customer/email/unsubscribe'
const linkPath = `${path}/link`
const getAddress = () => screen.getByRole('textbox', { name: 'E-mail address' })

describe('/unsubscribe', () => {
  beforeEach(() => {
    server.reply(unsubscribeEmail, { unsubscribed: true })
    server.respond(unsubscribeByLink, ({ body }) =>
      Response.json({ unsubscribed: !JSON.stringify(body).includes('"undo":true'), email: 'anna@example.com' }),
    )
  })

  it('removes the e-mail address from the URL on mount, and sends no request before a press', async () => {
    const { history } = await renderScreen('/unsubscribe?email=anna%40example.com')
    await waitFor(() => expect(getShownScreen()).toBe('unsubscribe'))
    expect(history).toEqual(['/unsubscribe'])
    expect(getAddress()).toHaveValue('anna@example.com')
    expect(server.requests).toEqual([])
  })

  it.each([
    ['/unsubscribe', 'Enter the address that gets the offers.'],
    ['/unsubscribe?email=anna%40example.com', 'Check the address.'],
  ])('says what to do with the address at %s', async (url, help) => {
    await renderScreen(url)
    expect(await screen.findByText(`${help} Nothing changes until you press the button.`)).toBeVisible()
  })

  it('keeps an unencoded plus in the e-mail address of the link', async () => {
    await renderScreen('/unsubscribe?email=anna+offer@example.com')
    await waitFor(() => expect(getAddress()).toHaveValue('anna+offer@example.com'))
  })

  // Shows spec 2.18
  it('stops the e-mails to the address in the field, and shows no undo button', async () => {
    await renderScreen('/unsubscribe?email=anna%40example.com')
    const stop = screen.getByRole('button', { name: 'Stop the e-mails' })
    await pressTwice(stop)
    await server.waitForIdle()
    expect(server.requests).toEqual([{ method: 'POST', path, body: {} }])
    expect(server.urls).toEqual([`/api${path}?email=anna%40example.com`])
    expect(document.body).toHaveTextContent('We will send no more offers to anna@example.com')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(document.body).not.toHaveTextContent('Send me offers again')
  })

  it('stops the e-mails of a signed link after a press, and undoes that after another press', async () => {
    const { user, history } = await renderScreen('/unsubscribe?token=secret-1')
    await waitFor(() => expect(history).toEqual(['/unsubscribe']))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(server.requests).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Stop the e-mails' }))
    await server.waitForIdle()
    expect(server.requests).toEqual([{ method: 'POST', path: linkPath, body: { token: 'secret-1' } }])
    expect(document.body).toHaveTextContent('We will send no more offers to anna@example.com')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Send me offers again' }))
    await server.waitForIdle()
    expect(server.requests.at(-1)).toMatchObject({ path: linkPath, body: { token: 'secret-1', undo: true } })
    expect(document.body).toHaveTextContent('You get our offers again')
    await user.click(screen.getByRole('button', { name: 'Stop the e-mails' }))
    await server.waitForIdle()
    expect(server.requests.at(-1)).toEqual({ method: 'POST', path: linkPath, body: { token: 'secret-1' } })
  })

  it('shows the form when the server does not know the token', async () => {
    server.respond(unsubscribeByLink, () => buildProblem('not-found'))
    const { user } = await renderScreen('/unsubscribe?token=cut')
    await user.click(screen.getByRole('button', { name: 'Stop the e-mails' }))
    await waitFor(() =>
      expect(document.body).toHaveTextContent('This link does not work. Enter your e-mail address instead.'),
    )
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await user.type(getAddress(), 'anna@example.com')
    await user.click(screen.getByRole('button', { name: 'Stop the e-mails' }))
    await server.waitForIdle()
    expect(server.requests.at(-1)).toEqual({ method: 'POST', path, body: {} })
    expect(document.body).not.toHaveTextContent('Send me offers again')
  })

  it('shows a server error for a signed link, and retries after a press', async () => {
    server.respond(unsubscribeByLink, () => buildProblem('internal-error'))
    const { user } = await renderScreen('/unsubscribe?token=secret-1')
    await user.click(screen.getByRole('button', { name: 'Stop the e-mails' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something is wrong on our side')
    server.reply(unsubscribeByLink, { unsubscribed: true, email: 'anna@example.com' })
    await user.click(screen.getByRole('button', { name: 'Stop the e-mails' }))
    await waitFor(() => expect(document.body).toHaveTextContent('We will send no more offers'))
  })

  it.each([
    ['', 'Enter your e-mail address'],
    ['anna.example.com', 'Enter'],
  ])('does not send %j and shows an error', async (typed, text) => {
    const { user } = await renderScreen('/unsubscribe')
    if (typed !== '') await user.type(getAddress(), typed)
    await user.click(screen.getByRole('button', { name: 'Stop the e-mails' }))
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    expect(await findErrorSummary()).toHaveFocus()
    expect(getAddress()).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(getAddress()).toHaveValue(typed)
  })

  it('shows an error of the server beside the field', async () => {
    server.respond(unsubscribeEmail, () => buildValidationProblem({ fieldName: 'email', code: 'email-form' }))
    const { user } = await renderScreen('/unsubscribe?email=anna%40example.com')
    await user.click(screen.getByRole('button', { name: 'Stop the e-mails' }))
    await server.waitForIdle()
    expect(getAddress()).toHaveAccessibleDescription()
  })

  it('shows a server error, keeps the address and retries', async () => {
    server.respond(unsubscribeEmail, () => buildProblem('internal-error'))
    const { user } = await renderScreen('/unsubscribe?email=anna%40example.com')
    await user.click(screen.getByRole('button', { name: 'Stop the e-mails' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something is wrong on our side')
    server.reply(unsubscribeEmail, { unsubscribed: true })
    await user.click(screen.getByRole('button', { name: 'Stop the e-mails' }))
    await waitFor(() => expect(document.body).toHaveTextContent('We will send no more offers'))
  })

  it('does not change the state of a lead', async () => {
    const { store } = await renderScreen('/unsubscribe?email=anna%40example.com', { state: 'CHECKING' })
    await waitFor(() => expect(getShownScreen()).toBe('unsubscribe'))
    expect(store.getState().leadApplication.progressState).toBe(6)
  })
})
