import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import type { Criterion } from './lender.ts'

const validated = (criterion: Omit<Criterion, 'reason'>, monthlyIncome?: number) =>
  decide(
    { kind: 'criteria', criteria: [{ reason: 'income', ...criterion }] },
    monthlyIncome === undefined ? {} : { incomeDetails: { monthlyIncome } },
  ).kind

describe('decide', () => {
  const path = 'incomeDetails.monthlyIncome'
  it.each([
    ['at the least', { path, min: 1000 }, 1000, 'agreed'],
    ['below the least', { path, min: 1000 }, 999, 'declined'],
    ['not given, with a least', { path, min: 0 }, undefined, 'declined'],
    ['at the most', { path, max: 1000 }, 1000, 'agreed'],
    ['above the most', { path, max: 1000 }, 1001, 'declined'],
    ['not given, with a most', { path, max: 0 }, undefined, 'agreed'],
    ['one of those wanted', { path, isOneOf: [5] }, 5, 'agreed'],
    ['none of those wanted', { path, isOneOf: [5] }, 6, 'declined'],
    ['the one not wanted', { path, isNot: 5 }, 5, 'declined'],
    ['another than the one not wanted', { path, isNot: 5 }, 6, 'agreed'],
  ] as const)('%s', (_what, criterion, income, expected) => {
    expect(validated(criterion, income)).toBe(expected)
  })

  it('gives each reason once', () => {
    const criteria = [1, 2].map((min): Criterion => ({ path, reason: 'income', min }))
    expect(decide({ kind: 'criteria', criteria }, {})).toEqual({ kind: 'declined', reasons: ['income'] })
  })
})
