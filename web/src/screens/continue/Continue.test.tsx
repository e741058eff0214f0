import { renewLink } from '@loan/domain/contract/devices'
import { confirmLink, leadFromLink } from '@loan/domain/contract/lead'
import { lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import { getRoute, states } from '@loan/domain/states'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary } from '../../testing/errorSummary.ts'
import { buildLeadStatus, leadId, receipt } from '../../testing/leadFixtures.ts'
import { pressTwice } from '../../testing/pressTwice.ts'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { getShownScreen, renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

const purpose = 'You opened a link to your loan application from our e-mail.'
const getLastDigits = () => screen.getByRole('textbox', { name: 'What are the last 3 digits of your phone number?' })

describe('a resume link', () => {
  const link = '/v3/lead/url/secret/continue'

  // Shows spec 2.17, 7.7
  it('opens the application after the date of birth is confirmed', async () => {
    server.setStatus(buildLeadStatus('ACCEPTED'))
    server.reply(leadFromLink, { progressState: 10, confirm: 'dateOfBirth' })
    server.reply(confirmLink, { ...receipt, progressState: 10, token: 'new', application: { amount: 3000 } })
    const { user, store, application: app } = await renderScreen('/continue/secret')
    await waitFor(() => expect(getShownScreen()).toBe('continue'))
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '14')
    await user.type(screen.getByRole('textbox', { name: 'Month' }), '7')
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '1985')
    await user.click(screen.getByRole('button', { name: 'Open my application' }))
    await server.waitForIdle()
    expect(server.requests).toEqual([
      { method: 'GET', path: link, body: undefined },
      {
        method: 'POST',
        path: link,
        body: { dateOfBirth: '1985-07-14', device: app.storages.local.read('deviceId') },
      },
    ])
    expect(store.getState().leadApplication).toMatchObject({
      lead: { id: leadId, token: 'new' },
      applicationData: { amount: 3000 },
    })
    expect(getShownScreen()).toBe('accepted')
  })

  it.each(lenderStepStates)(
    'opens the screen of %s, and shows no data of the lead before the confirmation',
    async (state) => {
      const { code: progressState } = states[state]
      server.setStatus(buildLeadStatus(state))
      server.reply(leadFromLink, { progressState, confirm: 'phoneNumber' })
      server.reply(confirmLink, { ...receipt, progressState, token: 'new', application: {} })
      const { user, store, history } = await renderScreen('/continue/secret')
      await waitFor(() => expect(getShownScreen()).toBe('continue'))
      expect(document.body).not.toHaveTextContent('Polanka')
      expect(store.getState().leadApplication.lead).toBeNull()
      await user.type(getLastDigits(), '678')
      await user.click(screen.getByRole('button', { name: 'Open my application' }))
      await waitFor(() => expect(history).toEqual([getRoute(state)]))
    },
  )

  it('opens a draft at its first incomplete page', async () => {
    const application = {
      amount: 3000,
      period: 73,
      generalPolicies: true,
      contactDetails: { email: 'anna@example.com', phoneNumber: '+48512345678' },
    }
    server.reply(leadFromLink, { progressState: 0, confirm: 'phoneNumber' })
    server.reply(confirmLink, { ...receipt, leadStatus: 'draft', progressState: 0, token: 'new', application })
    const { user, store, history } = await renderScreen('/continue/secret')
    await user.type(getLastDigits(), '678')
    await user.click(screen.getByRole('button', { name: 'Open my application' }))
    await waitFor(() => expect(history.at(-1)).toBe('/loan-purpose'))
    await waitFor(() => expect(store.getState().dynamicPages.completed).toEqual(['initial-details']))
  })

  it.each([
    ['dateOfBirth', '', 'Answer 1 question to continue'],
    ['phoneNumber', '', 'Answer 1 question to continue'],
    ['phoneNumber', '12', 'Correct 1 answer to continue'],
  ] as const)(
    'counts %s "%s" in the summary as a question to answer or an answer to correct',
    async (confirm, typed, title) => {
      server.reply(leadFromLink, { progressState: 10, confirm })
      const { user } = await renderScreen('/continue/secret')
      if (typed !== '') await user.type(getLastDigits(), typed)
      await user.click(screen.getByRole('button', { name: 'Open my application' }))
      expect(await findErrorSummary()).toHaveAccessibleName(title)
    },
  )

  it('shows that the datum differs, and that the link is locked after the last try', async () => {
    let left = 1
    server.reply(leadFromLink, { progressState: 10, confirm: 'phoneNumber' })
    server.respond(confirmLink, () =>
      buildValidationProblem({ fieldName: 'phoneNumber', code: 'not-confirmed', params: { left: left-- } }),
    )
    const { user } = await renderScreen('/continue/secret')
    await user.type(getLastDigits(), '111')
    await user.click(screen.getByRole('button', { name: 'Open my application' }))
    await waitFor(() => expect(getLastDigits()).toHaveAccessibleDescription(/does not match/u))
    await user.click(screen.getByRole('button', { name: 'Open my application' }))
    await waitFor(() => expect(document.body).toHaveTextContent('This link is locked'))
    expect(document.body).toHaveTextContent(purpose)
  })

  it('requests one new link for a double press when the link is locked', async () => {
    server.respond(leadFromLink, () => buildProblem('link-locked'))
    server.reply(renewLink, { sent: true })
    await renderScreen('/continue/secret')
    const send = screen.getByRole('button', { name: 'Send me a new link' })
    await pressTwice(send)
    await server.waitForIdle()
    expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: `${link}/renew`, body: undefined },
    ])
    // The focused button is removed.
    expect(screen.getByText(/^We will send a new link/u).closest('[tabindex]')).toHaveFocus()
  })

  it('needs no confirmation on a device that has the lead', async () => {
    server.setStatus(buildLeadStatus('REJECTED'))
    server.reply(leadFromLink, { id: leadId, progressState: 13, confirm: 'dateOfBirth' })
    const { history } = await renderScreen('/continue/secret', { state: 'CHECKING' })
    await waitFor(() => expect(history).toEqual(['/rejected']))
    expect(getShownScreen()).toBe('rejected')
  })

  it.each([
    ['not-found', 'incomplete'],
    ['gone', 'expired'],
  ] as const)('shows an error and the start-again button for a link that is %s', async (kind, text) => {
    server.respond(leadFromLink, () => buildProblem(kind))
    const { user, container } = await renderScreen('/continue/secret')
    await waitFor(() => expect(document.body).toHaveTextContent(text))
    expect(document.body).toHaveTextContent(purpose)
    const signIn = screen.getByRole('link', { name: 'Open it with your password' })
    expect(signIn).toHaveAttribute('href', '/continue')
    // After a link that was perhaps copied in half, a new application comes last.
    const startAgain = screen.getByRole('button', { name: 'Start a new application' })
    const isLast = signIn.compareDocumentPosition(startAgain) === Node.DOCUMENT_POSITION_FOLLOWING
    expect(isLast).toBe(kind === 'not-found')
    await user.click(screen.getByRole('button', { name: 'Start a new application' }))
    await waitFor(() => expect(container.textContent).toBe('the pages'))
  })
})
