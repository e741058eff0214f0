import type { LeadStatus } from '@loan/domain/contract/lead'
import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { getRoute, toScreenName, states } from '@loan/domain/states'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leadId, problem, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

type HandOverFacts = NonNullable<LeadStatus['handOver']>

const bankLink: HandOverFacts = {
  kind: 'bank-link',
  provider: 'Pontis',
  passes: ['reference-number', 'name'],
  outcome: null,
}
const cardCheck: HandOverFacts = {
  kind: 'card-check',
  provider: 'Pagaria',
  passes: ['reference-number'],
  chargeAmount: 1,
  outcome: null,
}
const partnerSite: HandOverFacts = {
  kind: 'partner-site',
  provider: 'Olszynka',
  passes: ['name', 'date-of-birth', 'email', 'phone-number', 'address', 'income', 'loan'],
  outcome: null,
}

const address = 'https://partner.example/start?reference=r1'
const follow = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)

beforeEach(() => {
  server.answer = () => Response.json({ url: address, method: 'GET' })
})

const text = () => page().container.textContent

const open = async (handOver: HandOverFacts, path = '/instantor', progressState = 9) => {
  server.status = { ...statusIn('INSTANTOR', { handOver }), progressState }
  await visit(path, progressState)
}

describe('a hand-over', () => {
  it.each(listStatesOfKind('hand-over'))('has a screen in %s', async (state) => {
    server.status = statusIn(state, { handOver: bankLink })
    await visit(getRoute(state), states[state].code)
    expect(page().shownScreen()).toBe(toScreenName(state))
    expect(page().button('Go to Pontis')).toBeDefined()
    expect(server.sent).toEqual([])
  })

  it.each([
    [bankLink, '/instantor', 9, { method: 'GET', path: `/lead/${leadId}/redirect`, body: undefined }],
    [cardCheck, '/moneyman-paylands', 19, { method: 'POST', path: '/lead/offer/payment', body: { id: leadId } }],
    [partnerSite, '/smava', 12, { method: 'POST', path: '/lead/sale', body: { id: leadId } }],
  ])('fetches the URL of a $kind and opens it once', async (handOver, path, progressState, call) => {
    const assign = follow()
    await open(handOver, path, progressState)
    const go = page().button(`Go to ${handOver.provider}`)
    await page().click(go, go)
    await page().click(go)
    expect(server.sent).toEqual([call])
    expect(assign.mock.calls).toEqual([[address]])
    // Only a partner site counts as a redirect to a partner.
    const isPartner = handOver.kind === 'partner-site'
    expect(page().storages.local.read('redirected')).toBe(isPartner ? leadId : null)
    expect(page().storages.session.read('redirectUrl')).toBe(isPartner ? address : null)
  })

  it('opens the URL again on a press after the applicant returns by the Back button', async () => {
    const assign = follow()
    await open(bankLink)
    await page().press('Go to Pontis')
    act(() => {
      window.dispatchEvent(new Event('pageshow'))
    })
    await page().press('Go to Pontis')
    expect(assign).toHaveBeenCalledTimes(2)
  })

  it.each(['//evil.example', 'ftp://partner.example', 'https://user@evil.example', 'https://partner.example\\@evil'])(
    'does not open %s',
    async (url) => {
      const assign = follow()
      server.answer = () => Response.json({ url, method: 'GET' })
      await open(bankLink)
      await page().press('Go to Pontis')
      expect(assign).not.toHaveBeenCalled()
      expect(page().find('[role=alert]', HTMLElement).textContent).not.toBe('')
    },
  )

  it('shows a failed result, and offers a retry and the next lender', async () => {
    const assign = follow()
    await open({ ...bankLink, outcome: 'failed' })
    expect(page().find('h1', HTMLElement).textContent).toBe('The bank account could not be connected')
    expect(document.activeElement?.tagName).toBe('H1')
    await page().press('Try again with Pontis')
    expect(assign.mock.calls).toEqual([[address]])
    await page().press('Skip this lender')
    expect(server.sent.at(-1)).toMatchObject({ path: `/lead/skip/${leadId}` })
  })

  it('shows a server error and retries', async () => {
    const assign = follow()
    server.answer = () => new Response('<html>', { status: 502 })
    await open(bankLink)
    await page().press('Go to Pontis')
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain('Something is wrong on our side')
    server.answer = () => Response.json({ url: address, method: 'GET' })
    await page().press('Try again')
    expect(assign.mock.calls).toEqual([[address]])
  })

  it('opens the screen of the lead when its state has changed', async () => {
    await open(bankLink)
    server.status = statusIn('ACCEPTED')
    server.answer = () => problem('wrong-state', 409, { progressState: 10 })
    await page().press('Go to Pontis')
    expect(page().shownScreen()).toBe('accepted')
    expect(page().history).toEqual(['/accepted'])
  })

  it('offers a retry when the status has no hand-over yet', async () => {
    server.status = statusIn('INSTANTOR')
    await visit('/instantor', 9)
    expect(text()).toContain('This step is not ready yet')
    server.status = statusIn('INSTANTOR', { handOver: bankLink })
    await page().press('Try again')
    expect(page().button('Go to Pontis')).toBeDefined()
  })
})

describe('the explanation before a hand-over', () => {
  it('names the amount that a card check charges and refunds, and requires no card number', async () => {
    await open(cardCheck, '/moneyman-paylands', 19)
    expect(text()).toContain('charges 1.00\u00a0zł to the card to check it, and gives it back')
    expect(page().container.querySelector('input')).toBeNull()
  })

  it('shows the passed answers as text', async () => {
    await open(partnerSite, '/smava', 12)
    expect(text()).toContain('As in your application')
    page().store.updateLead({
      applicationData: {
        amount: 5000,
        period: 73,
        personalDetails: { firstName: 'Łucja', lastName: 'Żak', dateOfBirth: '1985-07-14' },
        contactDetails: {
          email: 'lucja@example.com',
          phoneNumber: '+48512345678',
          street: 'Polna',
          houseNumber: '4',
          flatNumber: '2',
          postalCode: '00-950',
          city: 'Warszawa',
        },
        incomeDetails: { monthlyIncome: 6200 },
      },
    })
    await page().click()
    for (const passed of ['Łucja Żak', '14/07/1985', 'lucja@example.com', '+48 512 345 678', '73\u00a0days']) {
      expect(text()).toContain(passed)
    }
    expect(text()).toContain('Polna 4/2, 00-950 Warszawa')
    // A long e-mail address breaks before the @.
    expect(page().find('wbr', HTMLElement).nextSibling?.textContent).toBe('@example.com')
    expect(page().container.querySelector('input')).toBeNull()
  })
})

describe('/smava in REDIRECTED', () => {
  const redirect = { url: 'https://lender.example/start', method: 'GET' as const, afterSeconds: 10 }

  // Shows spec 2.20
  it('replaces /redirected when the lender has a summary', async () => {
    server.status = statusIn('REDIRECTED', { redirect, handOver: partnerSite })
    await visit('/redirected', 12)
    expect(page().history).toEqual(['/smava'])
    expect(page().shownScreen()).toBe('smava')
  })

  it('redirects to /redirected when the lender has no summary', async () => {
    server.status = statusIn('REDIRECTED', { redirect })
    await visit('/smava', 12)
    expect(page().history).toEqual(['/redirected'])
    expect(page().shownScreen()).toBe('redirected')
  })

  it('shows the notice when the applicant opened another URL', async () => {
    server.status = statusIn('REDIRECTED', { redirect, handOver: partnerSite })
    await visit('/accepted', 12)
    expect(page().shownScreen()).toBe('smava')
    expect(text()).toContain('You opened a step that your application is not at')
  })

  it('redirects to the screen of the lead in another state', async () => {
    server.status = statusIn('CHECKING')
    await visit('/smava', 12)
    expect(page().history).toEqual(['/checking'])
  })
})
