import { describe, expect, it } from 'vitest'
import { evaluateDecision } from './evaluateDecision.ts'
import type { Criterion } from './lender.ts'

type IncomeCriterion = Extract<Criterion, { readonly path: 'incomeDetails.monthlyIncome' }>

/** The kind of the decision for one criterion on the monthly income. */
const decideByIncome = (criterion: Omit<IncomeCriterion, 'reason'>, monthlyIncome?: number) =>
  evaluateDecision(
    { kind: 'criteria', criteria: [{ reason: 'income', ...criterion }] },
    monthlyIncome === undefined ? {} : { incomeDetails: { monthlyIncome } },
  ).kind

describe('evaluateDecision', () => {
  const path = 'incomeDetails.monthlyIncome'
  it.each([
    ['agrees at min', { path, min: 1000 }, 1000, 'agreed'],
    ['declines below min', { path, min: 1000 }, 999, 'declined'],
    ['declines a missing answer with min', { path, min: 0 }, undefined, 'declined'],
    ['agrees at max', { path, max: 1000 }, 1000, 'agreed'],
    ['declines above max', { path, max: 1000 }, 1001, 'declined'],
    ['agrees to a missing answer with max', { path, max: 0 }, undefined, 'agreed'],
    ['agrees to a value of isOneOf', { path, isOneOf: [5] }, 5, 'agreed'],
    ['declines a value outside isOneOf', { path, isOneOf: [5] }, 6, 'declined'],
    ['declines the value of isNot', { path, isNot: 5 }, 5, 'declined'],
    ['agrees to a value other than isNot', { path, isNot: 5 }, 6, 'agreed'],
  ] as const)('%s', (_title, criterion, income, expected) => {
    expect(decideByIncome(criterion, income)).toBe(expected)
  })

  it('returns each reason once', () => {
    const criteria = [1, 2].map((min): Criterion => ({ path, reason: 'income', min }))
    expect(evaluateDecision({ kind: 'criteria', criteria }, {})).toEqual({ kind: 'declined', reasons: ['income'] })
  })
})
