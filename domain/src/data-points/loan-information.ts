// Data points about the loan itself: how much, for how long, what for.
import { wholeNumberBetween, productAmountRule, productPeriodRule } from '../rules/range.ts'
import type { DataPoint } from './dataPoint.ts'

export const dataPoints = {
  amount: {
    path: 'amount',
    kind: 'money',
    rules: [productAmountRule],
    input: { inputMode: 'numeric', size: 10, range: 'amount' },
  },
  period: {
    path: 'period',
    kind: 'integer',
    rules: [productPeriodRule],
    input: { inputMode: 'numeric', size: 4, range: 'period' },
  },
  loanPurpose: {
    path: 'otherDetails.loanPurpose',
    kind: 'choice',
    options: 'loanPurpose',
    rules: [],
    input: { tiles: true },
  },
  financingOption: { path: 'financingOption', kind: 'choice', options: 'financingOption', rules: [] },
  monthlyPaymentDay: {
    path: 'monthlyPaymentDay',
    kind: 'integer',
    rules: [wholeNumberBetween(1, 31)],
    input: { inputMode: 'numeric', size: 2 },
  },
  isInterestedInDebtConsolidation: {
    path: 'otherDetails.isInterestedInDebtConsolidation',
    kind: 'yes-no',
    rules: [],
  },
} as const satisfies Record<string, DataPoint>
