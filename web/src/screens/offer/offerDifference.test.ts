import { describe, expect, it } from 'vitest'
import { findDifference, groupOffers } from './offerDifference.ts'
import { buildOffer } from '../offer-terms/offerFixture.ts'

const requested = { amount: 5000, period: 73 }
const exact = buildOffer('exact', { instalments: { count: 2, amount: 2672.57 } })
const longer = buildOffer('longer', {
  period: { length: 90, scale: 'days' },
  instalments: { count: 3, amount: 1784.64 },
  totalPayable: 5154.3,
})
const shorter = buildOffer('shorter', {
  period: { length: 61, scale: 'days' },
  instalments: { count: 1, amount: 5400 },
  totalPayable: 5050.1,
})
const smaller = buildOffer('smaller', { amount: 3000 })
const larger = buildOffer('larger', { amount: 6500 })
const offers = [smaller, longer, exact, larger, shorter]

describe('the groups of offers', () => {
  it('put the requested amount first and keep the order in each group', () => {
    expect(groupOffers(offers, requested)).toEqual({ requested: [longer, exact, shorter], other: [smaller, larger] })
  })

  it.each([
    { amount: undefined, period: undefined },
    { amount: 4000, period: 73 },
  ])('are one group without an offer of the requested amount (%o)', (loan) => {
    expect(groupOffers(offers, loan)).toEqual({ requested: offers, other: [] })
  })
})

describe('the difference of an offer', () => {
  it.each([
    [exact, { kind: 'as-requested' }],
    [longer, { kind: 'lower-instalment', cost: 84.1 }],
    [shorter, { kind: 'higher-instalment', cost: -20.1 }],
    [smaller, { kind: 'less', amount: 2000 }],
    [larger, { kind: 'more', amount: 1500 }],
  ] as const)('names how it differs from the request (%#)', (offer, expected) => {
    expect(findDifference(offer, offers, requested)).toEqual(expected)
  })

  it('in the instalment needs an offer of exactly the requested loan', () => {
    expect(findDifference(longer, [longer, shorter], requested)).toBeNull()
  })

  it('is unknown without the request', () => {
    expect(findDifference(exact, offers, { amount: undefined, period: undefined })).toBeNull()
  })
})
