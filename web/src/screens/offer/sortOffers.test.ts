import { describe, expect, it } from 'vitest'
import { buildOffer } from './offerFixture.ts'
import { sortOffers } from './sortOffers.ts'

const offers = [
  buildOffer('dear', { totalPayable: 900, instalments: { count: 3, amount: 300 }, lastPaymentAt: '2027-03-01' }),
  buildOffer('long', { totalPayable: 850, instalments: { count: 10, amount: 85 }, lastPaymentAt: '2027-10-01' }),
  buildOffer('short', { totalPayable: 700, instalments: { count: 1, amount: 700 }, lastPaymentAt: '2027-01-01' }),
  buildOffer('alike', { totalPayable: 850, instalments: { count: 10, amount: 85 }, lastPaymentAt: '2027-10-01' }),
]

describe('the order of offers', () => {
  it.each([
    ['total', ['short', 'long', 'alike', 'dear']],
    ['instalment', ['long', 'alike', 'dear', 'short']],
    ['soonest', ['short', 'dear', 'long', 'alike']],
  ] as const)('by %s keeps the lender’s order for equal offers', (order, expected) => {
    expect(sortOffers(offers, order).map(({ id }) => id)).toEqual(expected)
  })
})
