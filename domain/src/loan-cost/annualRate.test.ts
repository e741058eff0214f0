import { describe, expect, it } from 'vitest'
import { computeAnnualRatePercent } from './annualRate.ts'

describe('computeAnnualRatePercent', () => {
  it.each([
    ['one payment after a year', 1000, [{ day: 365, amount: 1100 }], 10],
    ['one payment after half a year', 1000, [{ day: 182.5, amount: 1050 }], 10.25],
    ['a payment of the amount alone', 1000, [{ day: 30, amount: 1000 }], 0],
    // The Commission's example for Directive 2008/48/EC: 6 000 lent, four yearly payments of 1 852 -> about 9 %.
    ['four yearly payments', 6000, [1, 2, 3, 4].map((year) => ({ day: 365 * year, amount: 1852 })), 9],
    ['a month at 1 % a day', 100, [{ day: 30, amount: 130 }], 2334.01],
  ])('returns the rate of %s', (_what, amount, payments, expected) => {
    expect(computeAnnualRatePercent(amount, payments)).toBeCloseTo(expected, 0)
  })

  it('returns the rate at which the present value of the payments is the amount', () => {
    const payments = [30, 61, 92].map((day) => ({ day, amount: 360.5 }))
    const rate = computeAnnualRatePercent(1000, payments) / 100
    const value = payments.reduce((sum, { day, amount }) => sum + amount / (1 + rate) ** (day / 365), 0)
    expect(value).toBeCloseTo(1000, 1)
  })

  it('throws when the payments are less than the amount', () => {
    expect(() => computeAnnualRatePercent(1000, [{ day: 30, amount: 900 }])).toThrow('less than the amount')
  })
})
