// The lenders of the Philippines with the terms that the example on the first page shows, the general lenders first. A
// test of the server compares them with its lenders.
import type { ExampleLender } from '../../loan-cost/loanExample.ts'

export const exampleLenders: readonly ExampleLender[] = [
  {
    key: 'malaya',
    name: 'Malaya Lending',
    terms: { minAmount: 2_000, maxAmount: 50_000, borrowingRatePercent: 60, feePercent: 3 },
  },
  { key: 'narra', name: 'Narra Credit', terms: { maxAmount: 10_000, borrowingRatePercent: 60, feePercent: 3 } },
  { key: 'sampaguita', name: 'Sampaguita Cash', terms: null },
  { key: 'kalabaw', name: 'Kalabaw Finance', terms: { maxAmount: 50_000, borrowingRatePercent: 60, feePercent: 3 } },
  { key: 'molave', name: 'Molave Family', terms: { maxAmount: 50_000, borrowingRatePercent: 60, feePercent: 3 } },
]
