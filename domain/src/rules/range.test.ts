// Limits: inclusive at both ends, on step, and read from the product or the country.
import { describe, expect, it } from 'vitest'
import { plContext } from '../testing/context.ts'
import {
  wholeNumberBetween,
  moneyRule,
  overdueDebtRule,
  productAmountRule,
  productPeriodRule,
  totalDebtRule,
} from './range.ts'
import { decimalBetween } from './decimalRange.ts'
import type { LoadedRule } from './rule.ts'
import { yearRule } from './year.ts'

const validated: readonly (readonly [name: string, rule: LoadedRule, value: number, code: string | undefined])[] = [
  ['amount', productAmountRule, 100, undefined],
  ['amount', productAmountRule, 10_000, undefined],
  ['amount', productAmountRule, 99, 'below-minimum'],
  ['amount', productAmountRule, 10_100, 'above-maximum'],
  ['amount', productAmountRule, 150, 'off-step'],
  ['period', productPeriodRule, 61, undefined],
  ['period', productPeriodRule, 90, undefined],
  ['period', productPeriodRule, 31, 'below-minimum'],
  ['period', productPeriodRule, 91, 'above-maximum'],
  ['period', productPeriodRule, 61.5, 'off-step'],
  ['overdue debt', overdueDebtRule, 1000, undefined],
  ['overdue debt', overdueDebtRule, 1001, 'above-maximum'],
  ['overdue debt', overdueDebtRule, -1, 'below-minimum'],
  ['total debt', totalDebtRule, 0, undefined],
  ['total debt', totalDebtRule, 500_000, undefined],
  ['total debt', totalDebtRule, 500_001, 'above-maximum'],
  ['money', moneyRule, 0, undefined],
  ['money', moneyRule, -1, 'below-minimum'],
  ['money', moneyRule, 1e15, 'above-maximum'],
  ['count', wholeNumberBetween(1, 30), 30, undefined],
  ['count', wholeNumberBetween(1, 30), 1.5, 'not-a-number'],
  ['area', decimalBetween(0.01, 100), 0.01, undefined],
  ['area', decimalBetween(0.01, 100), 0, 'below-minimum'],
  ['year', yearRule, 2027, undefined],
  ['year', yearRule, 2028, 'above-maximum'],
  ['year', yearRule, 1899, 'below-minimum'],
]

describe('ranges', () => {
  // Shows spec 5.15, 5.16, 5.17, 9.15, 9.16
  it.each(validated)('%s: validates %3$s', (_name, rule, value, code) => {
    expect(rule.check(value, plContext())?.code).toBe(code)
  })
  it('report the limits and the step', () => {
    expect(productAmountRule.check(150, plContext())?.params).toEqual({ min: 100, max: 10_000, step: 100 })
  })
  it('use the limits of the country', () => {
    const { country, ...context } = plContext()
    const romanian = { ...context, country: { ...country, debtLimits: { overdueMax: 5000, totalMax: 2_500_000 } } }
    expect(overdueDebtRule.check(5000, romanian)).toBeNull()
    expect(totalDebtRule.check(2_500_000, romanian)).toBeNull()
  })
})
