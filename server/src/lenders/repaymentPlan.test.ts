import { addDays, requireIsoDate } from '@loan/domain/calendar'
import type { RepaymentPlan } from '@loan/domain/contract/agreement'
import { products } from '@loan/domain/products/registry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serverCountries } from '../countries/registry.ts'
import { countSmallestUnits } from '@loan/domain/loan-cost/instalments'
import { buildOffers, changeOffer } from './buildOffers.ts'
import { buildRepaymentPlan } from './repaymentPlan.ts'

type AmountName = keyof RepaymentPlan['totals']

const cases = Object.values(products).flatMap((product) =>
  serverCountries[product.country.code].lenders.flatMap((lender) =>
    lender.offer === null ? [] : [{ product, lender, terms: lender.offer, name: `${product.id} ${lender.key}` }],
  ),
)

const isRealDate = (text: string): boolean => new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text

describe('buildRepaymentPlan', () => {
  it.each(cases)('splits every offer of $name exactly', ({ product, lender, terms }) => {
    const units = countSmallestUnits(product.country.currency)
    const { amount: amounts, period: periods } = product
    const requests = fc.record({
      amount: fc.integer({ min: amounts.min, max: amounts.max }),
      period: fc.integer({ min: periods.min, max: periods.max }),
      today: fc.integer({ min: 0, max: 1500 }).map((days) => addDays(requireIsoDate('2026-01-01'), days)),
      isChanged: fc.boolean(),
    })
    fc.assert(
      fc.property(requests, ({ amount, period, today, isChanged }) => {
        const requested = { lender, product, application: { amount, period }, today, now: new Date(today) }
        for (const built of buildOffers(requested)) {
          const offer = isChanged ? changeOffer(requested, terms, built) : built
          const { rows, totals } = buildRepaymentPlan(offer, units)
          const sumUnits = (name: AmountName) => rows.reduce((sum, row) => sum + Math.round(row[name] * units), 0)
          expect(rows).toHaveLength(offer.instalments.count)
          expect(sumUnits('payment')).toBe(Math.round(offer.totalPayable * units))
          expect(sumUnits('capital')).toBe(Math.round(offer.amount * units))
          expect(sumUnits('fee')).toBe(Math.round(offer.fees * units))
          expect(sumUnits('interest')).toBe(Math.round(totals.interest * units))
          expect(rows.at(-1)?.balance).toBe(0)
          expect([rows[0]?.dueAt, rows.at(-1)?.dueAt]).toEqual([offer.firstPaymentAt, offer.lastPaymentAt])
          expect(rows.map(({ dueAt }) => dueAt)).toEqual([...new Set(rows.map(({ dueAt }) => dueAt))].toSorted())
          for (const row of rows) {
            expect(row.payment).toBe(offer.instalments.amount)
            expect(Math.round((row.capital + row.interest + row.fee) * units)).toBe(Math.round(row.payment * units))
            expect(Math.min(row.capital, row.interest, row.fee, row.balance)).toBeGreaterThanOrEqual(0)
            expect(isRealDate(row.dueAt)).toBe(true)
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  it('counts interest from the day of the pay-out', () => {
    const offer = {
      amount: 5000,
      period: { length: 73, scale: 'days' as const },
      instalments: { count: 2, amount: 2672.57 },
      totalPayable: 5345.14,
      fees: 250,
      borrowingRatePercent: 12,
      firstPaymentAt: '2026-12-27',
      lastPaymentAt: '2027-02-01',
    }
    expect(buildRepaymentPlan(offer, 100)).toEqual({
      paidOutAt: '2026-11-20',
      rows: [
        {
          number: 1,
          dueAt: '2026-12-27',
          payment: 2672.57,
          capital: 2484.49,
          interest: 63.86,
          fee: 124.22,
          balance: 2641.29,
        },
        {
          number: 2,
          dueAt: '2027-02-01',
          payment: 2672.57,
          capital: 2515.51,
          interest: 31.28,
          fee: 125.78,
          balance: 0,
        },
      ],
      totals: { payment: 5345.14, capital: 5000, interest: 95.14, fee: 250 },
    })
  })

  it('uses the last day of a shorter month', () => {
    const offer = {
      amount: 1000,
      period: { length: 3, scale: 'months' as const },
      instalments: { count: 3, amount: 340 },
      totalPayable: 1020,
      fees: 0,
      borrowingRatePercent: 12,
      firstPaymentAt: '2027-02-28',
      lastPaymentAt: '2027-04-30',
    }
    const { rows } = buildRepaymentPlan(offer, 100)
    expect(rows.map(({ dueAt }) => dueAt.slice(5))).toEqual(['02-28', expect.stringMatching(/03-3[01]/u), '04-30'])
  })
})
