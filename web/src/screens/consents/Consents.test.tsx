import { answerDynamicPolicies, answerPolicies } from '@loan/domain/contract/offer'
import { getRoute } from '@loan/domain/states'
import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getLeadSession } from '../../lead-session/LeadSessionContext.tsx'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary, listSummaryErrors } from '../../testing/errorSummary.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { pressTwice } from '../../testing/pressTwice.ts'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

const policies = [
  { key: 'terms', version: '2', title: 'Terms', text: 'One.\n\nTwo.', required: true, kind: 'consent' as const },
  { key: 'offers', version: '1', title: 'Offers', text: 'Three.', required: false, kind: 'consent' as const },
]

const renderConsents = () => renderScreen('/consents', { state: 'POLICY_CONSENTS' })
const getTick = (name: string) => screen.getByRole('checkbox', { name })
const getSubmit = () => screen.getByRole('button', { name: 'Confirm my choice' })
const listTicked = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('name'))

describe('consents', () => {
  beforeEach(() => {
    server.setStatus(buildLeadStatus('POLICY_CONSENTS', { policies }))
  })

  it('starts with no ticked checkbox and requires the needed ones', async () => {
    const { user } = await renderConsents()
    expect(listTicked()).toEqual([])
    await user.click(getSubmit())
    const summary = await findErrorSummary()
    await waitFor(() => expect(summary).toHaveFocus())
    expect(summary).toHaveAccessibleName('Tick 1 box to continue')
    expect(getTick('Terms')).toHaveAccessibleDescription(/Tick this/u)
    await server.waitForIdle()
    expect(server.requests).toEqual([])
  })

  it.each(listStatesOfKind('consents'))('of %s says which consents are required to continue', async (state) => {
    server.setStatus(buildLeadStatus(state, { policies }))
    await renderScreen(getRoute(state), { state })
    expect(document.body).toHaveTextContent(
      'Polanka Kredyt cannot decide without the needed items. If you do not accept one of them, you can skip this lender.',
    )
  })

  it('names the lender, and the legend of a group says that its consents are required', async () => {
    const { container } = await renderConsents()
    expect(container).toHaveTextContent('Polanka Kredyt')
    const needed = within(screen.getByRole('group', { name: 'Needed to assess your application' }))
    expect(needed.getByRole('checkbox', { name: 'Terms' })).toHaveAttribute('name', 'terms')
    expect(getTick('Offers')).toHaveAttribute('name', 'offers')
  })

  it('groups statements separately from consents', async () => {
    const statement = { ...policies[0], key: 'pep', title: 'I hold no office', kind: 'statement' as const }
    server.setStatus(
      buildLeadStatus('TFBANK_CONSENTS', {
        policies: [{ version: '1', text: 'Four.', required: true, ...statement }, ...policies],
      }),
    )
    const { user } = await renderScreen('/tfbank-consents', { state: 'TFBANK_CONSENTS' })
    const groups = ['Needed to assess your application', 'Your choice', 'What you state about yourself (needed)'].map(
      (name) =>
        within(screen.getByRole('group', { name }))
          .getAllByRole('checkbox')
          .map((box) => box.getAttribute('name')),
    )
    expect(groups).toEqual([['terms'], ['offers'], ['pep']])
    await user.click(getSubmit())
    await findErrorSummary()
    expect(listSummaryErrors()).toEqual(['Tick “Terms”', 'Tick “I hold no office”'])
  })

  it('marks each needed statement where another one is voluntary', async () => {
    const mixed = policies.map((policy) => ({ ...policy, kind: 'statement' as const }))
    server.setStatus(buildLeadStatus('POLICY_CONSENTS', { policies: mixed }))
    await renderConsents()
    expect(screen.getByRole('group', { name: 'What you state about yourself' })).toBeVisible()
    expect(getTick('Terms (needed)')).toBeVisible()
    expect(getTick('Offers')).toBeVisible()
  })

  it('sends ticked and unticked consents', async () => {
    const { user } = await renderConsents()
    await user.click(getTick('Terms'))
    await user.click(getSubmit())
    await waitFor(() =>
      expect(server.requests[0]).toEqual({
        method: 'POST',
        path: '/lead/offer/policy',
        body: {
          id: leadId,
          locale: 'en',
          policies: [
            { key: 'terms', version: '2', given: true },
            { key: 'offers', version: '1', given: false },
          ],
        },
      }),
    )
  })

  it('names the language of the shown texts, also when the page has another one since', async () => {
    const { user, application } = await renderConsents()
    await user.click(getTick('Terms'))
    act(() => getLeadSession(application).statusStore.setState({ textsLocale: 'pl' }))
    await user.click(getSubmit())
    await waitFor(() => expect(server.requests[0]?.body).toMatchObject({ locale: 'pl' }))
  })

  it('sends one request for a double press', async () => {
    const { user } = await renderConsents()
    await user.click(getTick('Terms'))
    await pressTwice(getSubmit())
    await server.waitForIdle()
    expect(server.requests).toHaveLength(1)
  })

  it('shows markup in a policy as plain text', async () => {
    const text = 'We <b>look</b> you up.<script>document.title = "got you"</script>\n\nTwice.\n\nTwice.'
    server.setStatus(
      buildLeadStatus('POLICY_CONSENTS', {
        policies: [{ key: 'terms', version: '3', title: '<b>Terms</b>', text, required: true, kind: 'consent' }],
      }),
    )
    const { container } = await renderConsents()
    expect(container.querySelectorAll('b, script')).toHaveLength(0)
    expect([...container.querySelectorAll('details p')].map(({ textContent }) => textContent)).toEqual([
      'We <b>look</b> you up.<script>document.title = "got you"</script>',
      'Twice.',
      'Twice.',
    ])
    expect(getTick('<b>Terms</b>')).toBeVisible()
  })

  it('shows the error of the server beside the checkbox', async () => {
    server.setStatus(
      buildLeadStatus('POLICY_CONSENTS', { policies: policies.map((policy) => ({ ...policy, required: false })) }),
    )
    const { user } = await renderConsents()
    server.respond(answerPolicies, () =>
      buildValidationProblem({ fieldName: 'policies.offers', code: 'consent-needed', pointer: '/policies/1' }),
    )
    await user.click(getSubmit())
    await waitFor(() => expect(getTick('Offers')).toHaveAccessibleDescription(/Tick this/u))
    expect(getTick('Terms')).not.toHaveAccessibleDescription(/Tick this/u)
  })

  it('keeps the ticks after a server error, and clears the tick of a policy with a new version', async () => {
    const { user } = await renderConsents()
    await user.click(getTick('Terms'))
    await user.click(getTick('Offers'))
    server.respond(answerPolicies, () => buildProblem('internal-error'))
    await user.click(getSubmit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answers are kept')
    expect(listTicked()).toEqual(['terms', 'offers'])
    server.setStatus(
      buildLeadStatus('POLICY_CONSENTS', {
        policies: policies.map((policy) => (policy.key === 'terms' ? { ...policy, version: '3' } : policy)),
      }),
    )
    await user.click(getSubmit())
    await waitFor(() => expect(listTicked()).toEqual(['offers']))
  })
})

describe('each consent state', () => {
  const getEndpoint = (state: string) => (state === 'DYNAMIC_CONSENTS' ? answerDynamicPolicies : answerPolicies)

  it.each(listStatesOfKind('consents'))('%s shows its own title and sends the consents', async (state) => {
    server.setStatus(buildLeadStatus(state, { policies }))
    const { user } = await renderScreen(getRoute(state), { state })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('agree')
    await user.click(getTick('Terms'))
    await user.click(getSubmit())
    await waitFor(() => expect(server.requests.map(({ path }) => path)).toEqual([getEndpoint(state).path]))
  })

  it('explains the credit card and the credit query before the consents', async () => {
    server.setStatus(buildLeadStatus('ADVANZIA_CONSENTS', { policies }))
    await renderScreen('/advanzia-consents', { state: 'ADVANZIA_CONSENTS' })
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'This is a credit card, not a loan',
      'What a credit query means',
    ])
  })
})
