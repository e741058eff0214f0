import { describe, expect, it } from 'vitest'
import { computeLoanExample, type ExampleLender } from './loanExample.ts'

const today = '2026-11-20' as const
const loan = { amount: 1000, period: 30, scale: 'days', today, smallestUnits: 100 } as const

const buildLender = (key: string, terms: Partial<ExampleLender['terms']> = {}): ExampleLender => ({
  key,
  name: key,
  terms: { maxAmount: 5000, borrowingRatePercent: 12, feePercent: 0, ...terms },
})

describe('computeLoanExample', () => {
  it('computes one payment by hand: 1 050 at 12 % a year for 30 days', () => {
    // 1 050 × (1 + 0.12 × 30 / 365) = 1 060.3562, rounded up; (1 060.36 / 1 000) ^ (365 / 30) − 1 = 104.02 %.
    const figures = {
      fees: 50,
      instalment: 1060.36,
      totalPayable: 1060.36,
      cost: 60.36,
      aprPercent: 104.02,
      borrowingRatePercent: 12,
      feePercent: 5,
    }
    expect(computeLoanExample([buildLender('one', { feePercent: 5 })], loan)).toEqual({
      instalmentCount: 1,
      cheapest: figures,
      mostExpensive: figures,
      representative: figures,
    })
  })

  it('computes two payments by hand: 5 250 and 5 300 at 12 % a year on the days 37 and 73', () => {
    // 5 250 / (1 / 1.012164 + 1 / 1.024144) = 2 672.5622, rounded up; 5 300 gives 2 698.0152.
    const lenders = [buildLender('dear', { feePercent: 6 }), buildLender('cheap', { feePercent: 5 })]
    const example = computeLoanExample(lenders, { ...loan, amount: 5000, period: 73 })
    expect(example?.instalmentCount).toBe(2)
    expect(example?.cheapest).toMatchObject({ instalment: 2672.57, totalPayable: 5345.14, cost: 345.14 })
    expect(example?.mostExpensive).toMatchObject({ instalment: 2698.02, totalPayable: 5396.04, cost: 396.04 })
  })

  it('rounds up to whole units for a currency without cents', () => {
    const example = computeLoanExample([buildLender('one')], { ...loan, smallestUnits: 1 })
    expect(example?.cheapest).toMatchObject({ instalment: 1010, cost: 10 })
  })

  it.each([
    ['three', [1, 2, 3], 2],
    ['four', [1, 2, 3, 4], 3],
    ['six', [1, 2, 3, 4, 5, 6], 4],
    ['six of which most are cheap', [1, 1, 1, 1, 8, 9], 1],
    ['two', [1, 2], 2],
  ])('takes the terms of two thirds of %s lenders', (_count, fees, expected) => {
    const lenders = fees.toReversed().map((feePercent, index) => buildLender(`lender-${index}`, { feePercent }))
    expect(computeLoanExample(lenders, loan)?.representative.feePercent).toBe(expected)
  })

  it.each([
    ['above their maximum', { maxAmount: 999 }],
    ['below their minimum', { minAmount: 1001 }],
  ])('leaves out lenders when the amount is %s', (_where, terms) => {
    const lenders = [buildLender('other', { ...terms, feePercent: 1 }), buildLender('lends', { feePercent: 2 })]
    const example = computeLoanExample(lenders, loan)
    expect([example?.cheapest.feePercent, example?.mostExpensive.feePercent]).toEqual([2, 2])
  })

  it('returns null when no lender has terms for the amount', () => {
    expect(
      computeLoanExample([{ key: 'a', name: 'A', terms: null }, buildLender('b', { maxAmount: 1 })], loan),
    ).toBeNull()
  })
})
