import { describe, expect, it } from 'vitest'
import { leadId, problem, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

describe('offers', () => {
  const offer = (key: string) => ({
    id: key,
    lender: { key: 'polanka', name: 'Polanka Kredyt' },
    product: 'Instalment loan',
    amount: 5000,
    period: { length: 73, scale: 'days' as const },
    instalments: { count: 3, amount: 1690.07 },
    totalPayable: 5070.2,
    fees: 250,
    aprPercent: 47.83,
    borrowingRatePercent: 12,
    firstPaymentAt: '2026-12-20',
    lastPaymentAt: '2027-02-01',
    withdrawalDays: 14,
    validUntil: '2026-11-27T07:00:00.000Z',
    adjustable: null,
    changed: false,
  })

  it.each([
    ['Accept the offer', 'accept'],
    ['Decline and ask the next lender', 'decline'],
  ])('sends "%s"', async (words, decision) => {
    server.status = statusIn('PROFICREDIT_OFFER', { offers: [offer('one')] })
    await visit('/proficredit-offer', 41)
    await page().press(words)
    expect(server.sent).toEqual([
      { method: 'POST', path: '/lead/offer/proficredit', body: { id: leadId, offerId: 'one', decision } },
    ])
  })

  it('chooses none of several for anybody', async () => {
    server.status = statusIn('IPFD_OFFER_CHOICE', { offers: [offer('one'), offer('two')] })
    await visit('/ipfd-offer-choice', 37)
    expect(page().container.querySelectorAll('input:checked')).toHaveLength(0)
    await page().press('Accept the chosen offer')
    expect(server.sent).toEqual([])
    await page().click(page().find('[value=two]', HTMLInputElement))
    await page().press('Accept the chosen offer')
    expect(server.sent).toEqual([
      {
        method: 'POST',
        path: '/lead/offer/accept-creditea-offer',
        body: { id: leadId, offerId: 'two', decision: 'accept' },
      },
    ])
  })

  it('says that an offer has run out instead of that the lead is gone', async () => {
    server.status = statusIn('PROFICREDIT_OFFER', { offers: [offer('one')] })
    await visit('/proficredit-offer', 41)
    server.answer = () => problem('gone', 410)
    await page().press('Accept the offer')
    expect(page().container.textContent).toContain('This offer is no longer valid')
    expect(page().shownScreen()).toBe('proficredit-offer')
    expect([...page().container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Decline and ask the next lender',
    ])
  })

  it('counts down where there were too many tries', async () => {
    server.status = statusIn('PROFICREDIT_OFFER', { offers: [offer('one')] })
    await visit('/proficredit-offer', 41)
    server.answer = () => problem('too-many-requests', 429, {}, { 'retry-after': '7' })
    await page().press('Decline and ask')
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain('7')
    expect(page().button('Try again in').textContent).toContain('second')
  })
})
