// Data points about marriage and partnership.
import { when } from './when.ts'
import { moneyRule } from '../rules/range.ts'
import type { DataPoint } from './dataPoint.ts'

export const dataPoints = {
  maritalStatus: { path: 'otherDetails.maritalStatus', kind: 'choice', options: 'maritalStatus', rules: [] },
  spouseMonthlyIncome: {
    path: 'incomeDetails.spouseMonthlyIncome',
    kind: 'money',
    rules: [moneyRule],
    when: when('otherDetails.maritalStatus', 'married', 'married_separate_property'),
    input: { inputMode: 'numeric', size: 10 },
  },
} as const satisfies Record<string, DataPoint>
