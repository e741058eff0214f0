import { offerSchema } from '@loan/domain/contract/offer'
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import { product as tukanEs } from '@loan/domain/products/tukan-es'
import { product as vireoVn } from '@loan/domain/products/vireo-vn'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { computeDueDays, computeEqualInstalment } from '@loan/domain/loan-cost/instalments'
import { buildOffers } from './buildOffers.ts'
import type { Lender } from './lender.ts'
import { plLenders } from '../countries/pl/lenders.ts'
import { esLenders } from '../countries/es/lenders.ts'
import { vnLenders } from '../countries/vn/lenders.ts'

const today = '2026-11-20' as const
const now = new Date('2026-11-20T09:00:00.000Z')
const requireLender = (lenders: readonly Lender[], key: string): Lender => {
  const lender = lenders.find((each) => each.key === key)
  if (lender === undefined) throw new Error(`There is no lender ${key}`)
  return lender
}

describe('computeDueDays', () => {
  it.each([
    [73, 'days', [37, 73]],
    [61, 'days', [31, 61]],
    [90, 'days', [30, 60, 90]],
    [14, 'days', [14]],
    [3, 'months', [30, 61, 92]],
  ] as const)('returns the due days of %i %s', (length, scale, expected) => {
    expect(computeDueDays(today, length, scale)).toEqual(expected)
  })

  it('uses the last day of shorter months', () => {
    expect(computeDueDays('2027-01-31', 2, 'months')).toEqual([28, 59])
  })
})

describe('computeEqualInstalment', () => {
  it('repays the principal to the cent', () => {
    const days = [30, 60, 90]
    const instalment = computeEqualInstalment(1000, days, 12)
    let open = 1000
    for (const _day of days) open = open * (1 + 0.12 * (30 / 365)) - instalment
    expect(open).toBeLessThanOrEqual(0)
    expect(open).toBeGreaterThan(-0.05)
  })

  it('divides the principal when there is no interest', () => {
    expect(computeEqualInstalment(100, [30, 60, 90], 0)).toBe(33.34)
  })
})

describe('buildOffers', () => {
  it('rounds to whole units for a currency without cents', () => {
    const [lender] = vnLenders.filter(({ offer }) => offer !== null)
    if (lender === undefined) throw new Error('No lender of Vietnam makes an offer')
    const [offer] = buildOffers({
      lender,
      product: vireoVn,
      today,
      now,
      application: { amount: 5_000_000, period: 120 },
    })
    if (offer === undefined) throw new Error('There is no offer')
    expect([offer.instalments.amount, offer.totalPayable, offer.fees].map((amount) => amount % 1)).toEqual([0, 0, 0])
    expect(offer.totalPayable).toBe(offer.instalments.amount * offer.instalments.count)
  })

  it('builds one complete offer in Poland', () => {
    const offerRequest = { lender: requireLender(plLenders, 'polanka'), product: tukanPl, today, now }
    expect(buildOffers({ ...offerRequest, application: { amount: 5000, period: 73 } })).toEqual([
      {
        id: 'polanka-1',
        lender: { key: 'polanka', name: 'Polanka Kredyt' },
        product: 'Pożyczka ratalna',
        amount: 5000,
        period: { length: 73, scale: 'days' },
        instalments: { count: 2, amount: 2672.57 },
        totalPayable: 5345.14,
        fees: 250,
        aprPercent: 55.98,
        borrowingRatePercent: 12,
        firstPaymentAt: '2026-12-27',
        lastPaymentAt: '2027-02-01',
        withdrawalDays: 14,
        validUntil: '2026-11-27T09:00:00.000Z',
        adjustable: null,
        changed: false,
      },
    ])
  })

  it('builds several different offers in Spain', () => {
    const offerRequest = { lender: requireLender(esLenders, 'alcaravan'), product: tukanEs, today, now }
    const offers = buildOffers({ ...offerRequest, application: { amount: 1000, period: 61 } })
    expect(offers.map(({ id, amount, period }) => [id, amount, period.length])).toEqual([
      ['alcaravan-1', 1000, 61],
      ['alcaravan-2', 1000, 82],
      ['alcaravan-3', 600, 61],
    ])
  })

  const offerCases = [
    { product: tukanPl, lenders: plLenders },
    { product: tukanEs, lenders: esLenders },
  ].flatMap(({ product, lenders }) =>
    lenders
      .filter(({ offer }) => offer !== null)
      .flatMap((lender) =>
        [product.amount.min, product.amount.default, product.amount.max].flatMap((amount) =>
          [product.period.min, product.period.max].map((period) => ({
            product,
            lender,
            amount,
            period,
            key: lender.key,
          })),
        ),
      ),
  )
  it.each(offerCases)(
    '$key stays within the limits for $amount over $period',
    ({ product, lender, amount, period }) => {
      const offers = buildOffers({ lender, product, application: { amount, period }, today, now })
      expect(offers.length).toBeGreaterThan(0)
      expect(new Set(offers.map((offer) => `${offer.amount} ${offer.period.length}`)).size).toBe(offers.length)
      for (const offer of offers) {
        expect(v.is(offerSchema, offer)).toBe(true)
        expect(offer.amount).toBeGreaterThanOrEqual(product.amount.min)
        expect(offer.amount).toBeLessThanOrEqual(Math.min(amount, lender.offer?.maxAmount ?? 0))
        expect(offer.amount % product.amount.step).toBe(0)
        expect(offer.period.length).toBeLessThanOrEqual(product.period.max)
        expect(offer.totalPayable).toBeCloseTo(offer.instalments.count * offer.instalments.amount, 2)
        expect(offer.totalPayable).toBeGreaterThan(offer.amount + offer.fees)
        expect(offer.aprPercent).toBeGreaterThan(offer.borrowingRatePercent)
      }
    },
  )
})
