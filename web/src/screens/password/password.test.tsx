// Tests the password of a submitted lead: set on one device, used on another.
import { openByPassword, setPassword } from '@loan/domain/contract/customer'
import { endOtherDevices, leadDevices, leaveDevice } from '@loan/domain/contract/devices'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary } from '../../testing/errorSummary.ts'
import { buildLeadStatus, leadId, receipt } from '../../testing/leadFixtures.ts'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { getShownScreen, renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

const getAddress = () => screen.getByLabelText(/e-mail/iu)
const getPassword = () => screen.getByLabelText(/password/iu)

/** Leaves the field alone when there is nothing to type. */
const fillIn = async (user: UserEvent, field: HTMLElement, text: string) => {
  if (text !== '') await user.type(field, text)
}

const notConfirmed = { fieldName: 'password', code: 'not-confirmed', message: 'No', pointer: '/password' }

describe('/continue without a link', () => {
  const signIn = async (user: UserEvent, email = 'anna@example.com', password = 'cztery konie w lesie') => {
    await fillIn(user, getAddress(), email)
    await fillIn(user, getPassword(), password)
    await user.click(screen.getByRole('button', { name: 'Open my application' }))
  }

  it('opens the screen of the lead by e-mail address and password', async () => {
    server.setStatus(buildLeadStatus('ACCEPTED'))
    server.reply(openByPassword, { ...receipt, progressState: 10, token: 'new', application: { amount: 3000 } })
    const { user, store } = await renderScreen('/continue')
    await waitFor(() => expect(getShownScreen()).toBe('sign-in'))
    await signIn(user, ' Anna@Example.com ')
    await server.waitForIdle()
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        path: '/lead/customer/password/open',
        body: { email: 'Anna@example.com', password: 'cztery konie w lesie' },
      },
    ])
    expect(store.getState().leadApplication).toMatchObject({
      lead: { id: leadId, token: 'new' },
      applicationData: { amount: 3000 },
    })
    expect(getShownScreen()).toBe('accepted')
  })

  it('ends the token that the device had of the lead before', async () => {
    server.setStatus(buildLeadStatus('ACCEPTED'))
    server.reply(openByPassword, { ...receipt, progressState: 10, token: 'new', application: { amount: 3000 } })
    const ended: unknown[] = []
    server.respond(leaveDevice, ({ token, body, key }) => {
      ended.push({ token, body, key })
      return Response.json({ left: true })
    })
    const { user, store } = await renderScreen('/continue', { state: 'ACCEPTED' })
    const before = store.getState().leadApplication.lead?.token
    await signIn(user)
    await server.waitForIdle()
    // A server of an earlier release rejects a body.
    expect(ended).toEqual([{ token: before, body: undefined, key: null }])
    expect(store.getState().leadApplication.lead?.token).toBe('new')
  })

  it('shows the same error for a wrong e-mail address and a wrong password', async () => {
    server.respond(openByPassword, () => buildValidationProblem(notConfirmed))
    const { user, store } = await renderScreen('/continue')
    await signIn(user)
    expect(await findErrorSummary()).toHaveFocus()
    await waitFor(() => expect(getPassword()).toHaveAccessibleDescription(/do not match/u))
    expect(store.getState().leadApplication.lead).toBeNull()
  })

  it.each([
    ['', 'x', getAddress],
    ['anna', 'x', getAddress],
    ['anna@example.com', '', getPassword],
  ])('sends nothing for %j with the password %j', async (email, password, getInvalid) => {
    const { user } = await renderScreen('/continue')
    await signIn(user, email, password)
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    expect(getInvalid()).toBeInvalid()
    expect(getInvalid()).toHaveAccessibleDescription()
  })

  it('shows an error after too many tries', async () => {
    server.respond(openByPassword, () => buildProblem('too-many-requests'))
    const { user } = await renderScreen('/continue')
    await signIn(user)
    await server.waitForIdle()
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
  })
})

describe('/password', () => {
  const save = async (user: UserEvent, password: string) => {
    await fillIn(user, getPassword(), password)
    await user.click(screen.getByRole('button', { name: 'Save the password' }))
  }

  it('sends the password and returns to the application', async () => {
    server.setStatus(buildLeadStatus('ACCEPTED'))
    const { user } = await renderScreen('/password', { state: 'ACCEPTED' })
    await waitFor(() => expect(getShownScreen()).toBe('set-password'))
    await save(user, 'cztery konie w lesie')
    await server.waitForIdle()
    expect(server.requests).toEqual([
      { method: 'POST', path: '/lead/customer/password', body: { id: leadId, password: 'cztery konie w lesie' } },
      { method: 'GET', path: `/lead/devices/${leadId}` },
    ])
    expect(document.body).toHaveTextContent('We have saved your password')
    await user.click(screen.getByRole('button', { name: 'Back to my application' }))
    await waitFor(() => expect(getShownScreen()).toBe('accepted'))
  })

  it('offers to end the access of other devices', async () => {
    server.setStatus(buildLeadStatus('ACCEPTED'))
    server.reply(leadDevices, { others: 1 })
    server.reply(endOtherDevices, { ended: 1 })
    const { user } = await renderScreen('/password', { state: 'ACCEPTED' })
    await save(user, 'cztery konie w lesie')
    await user.click(await screen.findByRole('button', { name: 'End their access' }))
    expect(await screen.findByText(/can no longer open this application/u)).toBeVisible()
    expect(server.requests.at(-1)).toMatchObject({ method: 'POST', path: `/lead/devices/${leadId}/end` })
  })

  it.each([
    ['password-too-short', 'at least 12'],
    ['password-common', 'easy to guess'],
    ['password-personal', 'Leave out'],
  ])('shows the reason when the server rejects the password as %s', async (code, text) => {
    server.respond(setPassword, () => buildValidationProblem({ ...notConfirmed, code }))
    const { user } = await renderScreen('/password', { state: 'ACCEPTED' })
    await save(user, 'x')
    await waitFor(() => expect(getPassword()).toHaveAccessibleDescription(expect.stringContaining(text)))
  })

  it('sends nothing without a password', async () => {
    const { user } = await renderScreen('/password', { state: 'ACCEPTED' })
    await save(user, '')
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    expect(getPassword()).toHaveAccessibleDescription(/Enter a password/u)
  })

  it.each([{}, { state: 'NONE' }] as const)('has no form before the submission, in state %j', async (stored) => {
    await renderScreen('/password', stored)
    await waitFor(() => expect(document.body).toHaveTextContent('once you have sent'))
    expect(screen.queryByRole('button', { name: 'Save the password' })).toBeNull()
  })
})
