// Data points about a home loan.
import { when } from './when.ts'
import { monthNotInPastRule, notBefore, notInFutureRule } from '../rules/dates.ts'
import { moneyRule } from '../rules/range.ts'
import type { DataPoint } from './dataPoint.ts'

const hasMortgage = when('otherDetails.housingTenure', 'owned_mortgaged')

const moneyInput = { inputMode: 'numeric', size: 10 } as const

export const dataPoints = {
  mortgageAmount: {
    path: 'expenses.mortgageAmount',
    kind: 'money',
    rules: [moneyRule],
    when: hasMortgage,
    input: moneyInput,
  },
  monthlyMortgageAmount: {
    path: 'expenses.monthlyMortgageAmount',
    kind: 'money',
    rules: [moneyRule],
    when: hasMortgage,
    input: moneyInput,
  },
  mortgageStartedAt: {
    path: 'expenses.mortgageStartedAt',
    kind: 'month',
    rules: [notInFutureRule, notBefore('personalDetails.dateOfBirth', 'date-before-birth')],
  },
  mortgageExpiresAt: {
    path: 'expenses.mortgageExpiresAt',
    kind: 'month',
    rules: [monthNotInPastRule, notBefore('expenses.mortgageStartedAt', 'date-before-start')],
  },
} as const satisfies Record<string, DataPoint>
