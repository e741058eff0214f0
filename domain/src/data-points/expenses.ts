// Data points about expenses and debts.
import { either, when } from './when.ts'
import { otherLoansRule } from '../rules/otherLoans.ts'
import { moneyRule } from '../rules/range.ts'
import type { DataPoint } from './dataPoint.ts'

const moneyInput = { inputMode: 'numeric', size: 10 } as const

export const dataPoints = {
  monthlyExpenses: { path: 'expenses.monthlyExpenses', kind: 'money', rules: [moneyRule], input: moneyInput },
  householdExpenses: { path: 'expenses.householdExpenses', kind: 'money', rules: [moneyRule], input: moneyInput },
  monthlyCreditCommitments: {
    path: 'expenses.monthlyCreditCommitments',
    kind: 'money',
    rules: [moneyRule],
    input: moneyInput,
  },
  hasOtherLoans: { path: 'expenses.hasOtherLoans', kind: 'yes-no', rules: [otherLoansRule] },
  totalDebtAmount: {
    path: 'expenses.totalDebtAmount',
    kind: 'money',
    rules: ['totalDebt'],
    when: when('expenses.hasOtherLoans', true),
    input: moneyInput,
  },
  negativeCreditHistory: { path: 'otherDetails.negativeCreditHistory', kind: 'yes-no', rules: [] },
  inTaxDebt: { path: 'incomeDetails.inTaxDebt', kind: 'yes-no', rules: [] },
  inContributionDebt: { path: 'incomeDetails.inContributionDebt', kind: 'yes-no', rules: [] },
  overdueDebtAmount: {
    path: 'otherDetails.overdueDebtAmount',
    kind: 'money',
    rules: ['overdueDebt'],
    when: either(
      either(when('incomeDetails.inTaxDebt', true), when('incomeDetails.inContributionDebt', true)),
      when('otherDetails.negativeCreditHistory', true),
    ),
    input: moneyInput,
  },
} as const satisfies Record<string, DataPoint>
