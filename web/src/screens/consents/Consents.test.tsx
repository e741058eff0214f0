import { getRoute, states } from '@loan/domain/states'
import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { beforeEach, describe, expect, it } from 'vitest'
import { leadId, problem, rejected, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

const policies = [
  { key: 'terms', version: '2', title: 'Terms', text: 'One.\n\nTwo.', required: true, kind: 'consent' as const },
  { key: 'offers', version: '1', title: 'Offers', text: 'Three.', required: false, kind: 'consent' as const },
]

const checked = () => page().container.querySelectorAll('input:checked')

describe('consents', () => {
  beforeEach(() => {
    server.status = statusIn('POLICY_CONSENTS', { policies })
  })

  it('starts with no ticked checkbox and requires the needed ones', async () => {
    await visit('/consents', 20)
    expect(checked()).toHaveLength(0)
    await page().press('Confirm my choice')
    expect(server.sent).toEqual([])
    expect(page().find('#policy-terms-error', HTMLElement).textContent).toContain('Tick this')
    expect(document.activeElement?.id).toBe('error-summary')
  })

  it('names the lender and marks the needed consents in their labels', async () => {
    await visit('/consents', 20)
    expect(page().container.textContent).toContain('Polanka Kredyt')
    expect(page().find('label[for=policy-terms]', HTMLElement).textContent).toBe('Terms (needed)')
    expect(page().find('label[for=policy-offers]', HTMLElement).textContent).toBe('Offers')
  })

  it('groups statements separately from consents', async () => {
    const statement = { ...policies[0], key: 'pep', title: 'I hold no office', kind: 'statement' as const }
    server.status = statusIn('TFBANK_CONSENTS', {
      policies: [{ version: '1', text: 'Four.', required: true, ...statement }, ...policies],
    })
    await visit('/tfbank-consents', 36)
    const groups = [...page().container.querySelectorAll('fieldset')].map((group) => [
      group.querySelector('legend')?.textContent,
      [...group.querySelectorAll('input')].map(({ name }) => name),
    ])
    expect(groups).toEqual([
      ['Needed to assess your application', ['terms']],
      ['Your choice', ['offers']],
      ['What you state about yourself', ['pep']],
    ])
    await page().press('Confirm my choice')
    const links = [...page().container.querySelectorAll('#error-summary a')].map(({ textContent }) => textContent)
    expect(links).toEqual(['Tick “Terms”', 'Tick “I hold no office”'])
  })

  it('sends ticked and unticked consents', async () => {
    await visit('/consents', 20)
    await page().click(page().find('[name=terms]', HTMLInputElement))
    await page().press('Confirm my choice')
    expect(server.sent[0]).toEqual({
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
    })
  })

  it('sends one request for a double press', async () => {
    await visit('/consents', 20)
    await page().click(page().find('[name=terms]', HTMLInputElement))
    const button = page().button('Confirm my choice')
    await page().click(button, button)
    expect(server.sent).toHaveLength(1)
  })

  it('shows markup in a policy as plain text', async () => {
    const text = 'We <b>look</b> you up.<script>document.title = "got you"</script>\n\nTwice.\n\nTwice.'
    server.status = statusIn('POLICY_CONSENTS', {
      policies: [{ key: 'terms', version: '3', title: '<b>Terms</b>', text, required: true, kind: 'consent' }],
    })
    await visit('/consents', 20)
    const shown = page().find('details', HTMLDetailsElement)
    expect(shown.querySelectorAll('b, script')).toHaveLength(0)
    expect([...shown.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'We <b>look</b> you up.<script>document.title = "got you"</script>',
      'Twice.',
      'Twice.',
    ])
    expect(page().find('label[for=policy-terms]', HTMLElement).textContent).toContain('<b>Terms</b>')
  })

  it('shows the error of the server beside the checkbox', async () => {
    server.status = statusIn('POLICY_CONSENTS', {
      policies: policies.map((policy) => ({ ...policy, required: false })),
    })
    await visit('/consents', 20)
    server.answer = () =>
      rejected({ fieldName: 'policies.offers', code: 'consent-needed', message: 'Needed', pointer: '/policies/1' })
    await page().press('Confirm my choice')
    expect(page().find('#policy-offers-error', HTMLElement).textContent).toContain('Tick this')
    expect(page().container.querySelector('#policy-terms-error')).toBeNull()
  })

  it('keeps the ticks after a server error, and clears the tick of a policy with a new version', async () => {
    await visit('/consents', 20)
    await page().click(page().find('[name=terms]', HTMLInputElement), page().find('[name=offers]', HTMLInputElement))
    server.answer = () => problem('internal', 500)
    await page().press('Confirm my choice')
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain('Your answers are kept')
    expect(checked()).toHaveLength(2)
    server.status = statusIn('POLICY_CONSENTS', {
      policies: policies.map((policy) => (policy.key === 'terms' ? { ...policy, version: '3' } : policy)),
    })
    await page().press('Confirm my choice')
    expect([...checked()].map((box) => box.getAttribute('name'))).toEqual(['offers'])
  })
})

describe('each consent state', () => {
  const calls: readonly string[] = ['/lead/offer/policy', '/lead/offer/dynamic-policy']

  it.each(listStatesOfKind('consents'))('%s shows its own title and sends the consents', async (state) => {
    server.status = statusIn(state, { policies })
    await visit(getRoute(state), states[state].code)
    expect(page().find('h1', HTMLElement).textContent).toContain('agree')
    await page().click(page().find('[name=terms]', HTMLInputElement))
    await page().press('Confirm my choice')
    expect(server.sent.map(({ path }) => path)).toEqual([calls[state === 'DYNAMIC_CONSENTS' ? 1 : 0]])
  })

  it('explains the credit card and the credit query before the consents', async () => {
    server.status = statusIn('ADVANZIA_CONSENTS', { policies })
    await visit('/advanzia-consents', 29)
    const facts = [...page().container.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(facts).toEqual(['This is a credit card, not a loan', 'What a credit query means'])
  })
})
