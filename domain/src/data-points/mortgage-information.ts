// Data points about a home loan.
import { when } from './when.ts'
import { monthNotBeforeRule, monthNotInPastRule, notInFutureRule } from '../rules/dates.ts'
import { moneyRule } from '../rules/range.ts'
import type { DataPoint } from './dataPoint.ts'
import { parseMonth } from '../rules/parseDate.ts'

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
    parse: parseMonth,
    rules: [notInFutureRule, monthNotBeforeRule('personalDetails.dateOfBirth', 'date-before-birth')],
  },
  mortgageExpiresAt: {
    path: 'expenses.mortgageExpiresAt',
    kind: 'month',
    parse: parseMonth,
    rules: [monthNotInPastRule, monthNotBeforeRule('expenses.mortgageStartedAt', 'date-before-start')],
  },
} as const satisfies Record<string, DataPoint>
