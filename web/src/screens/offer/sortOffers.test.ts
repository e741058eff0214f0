import { describe, expect, it } from 'vitest'
import { buildOffer } from '../offer-terms/offerFixture.ts'
import { sortOffers } from './sortOffers.ts'

const offers = [
  buildOffer('dear', {
    aprPercent: 60.1,
    totalPayable: 900,
    instalments: { count: 3, amount: 300 },
    lastPaymentAt: '2027-03-01',
  }),
  buildOffer('long', {
    aprPercent: 40.5,
    totalPayable: 850,
    instalments: { count: 10, amount: 85 },
    lastPaymentAt: '2027-10-01',
  }),
  buildOffer('short', {
    aprPercent: 70.2,
    totalPayable: 700,
    instalments: { count: 1, amount: 700 },
    lastPaymentAt: '2027-01-01',
  }),
  buildOffer('alike', {
    aprPercent: 40.5,
    totalPayable: 850,
    instalments: { count: 10, amount: 85 },
    lastPaymentAt: '2027-10-01',
  }),
]

describe('the order of offers', () => {
  it.each([
    ['apr', ['long', 'alike', 'dear', 'short']],
    ['total', ['short', 'long', 'alike', 'dear']],
    ['instalment', ['long', 'alike', 'dear', 'short']],
    ['soonest', ['short', 'dear', 'long', 'alike']],
  ] as const)('by %s keeps the lender’s order for equal offers', (order, expected) => {
    expect(sortOffers(offers, order).map(({ id }) => id)).toEqual(expected)
  })

  it('without a choice puts the requested loan before cheaper ones', () => {
    const sorted = sortOffers(offers, undefined, ({ id }) => id === 'short')
    expect(sorted.map(({ id }) => id)).toEqual(['short', 'long', 'alike', 'dear'])
  })

  it('that the applicant chose ignores the requested loan', () => {
    const sorted = sortOffers(offers, 'apr', ({ id }) => id === 'short')
    expect(sorted.map(({ id }) => id)).toEqual(['long', 'alike', 'dear', 'short'])
  })
})
