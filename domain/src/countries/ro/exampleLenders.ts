// The lenders of Romania with the terms that the example on the first page shows, the general lenders first. A test of
// the server compares them with its lenders.
import type { ExampleLender } from '../../loan-cost/loanExample.ts'

export const exampleLenders: readonly ExampleLender[] = [
  {
    key: 'cioban',
    name: 'Cioban Credit',
    terms: { minAmount: 500, maxAmount: 25_000, borrowingRatePercent: 36, feePercent: 4 },
  },
  { key: 'salcie', name: 'Salcie Finanțe', terms: { maxAmount: 10_000, borrowingRatePercent: 36, feePercent: 4 } },
  { key: 'mierla', name: 'Mierla Bani', terms: null },
  { key: 'gorun', name: 'Gorun Credit', terms: { maxAmount: 25_000, borrowingRatePercent: 36, feePercent: 4 } },
  { key: 'randunica', name: 'Rândunica Acasă', terms: { maxAmount: 15_000, borrowingRatePercent: 36, feePercent: 4 } },
  { key: 'artar', name: 'Arțar Rate', terms: { maxAmount: 25_000, borrowingRatePercent: 36, feePercent: 4 } },
]
