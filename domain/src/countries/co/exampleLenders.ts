// The lenders of Colombia with the terms that the example on the first page shows, the general lenders first. A test of
// the server compares them with its lenders.
import type { ExampleLender } from '../../loan-cost/loanExample.ts'

export const exampleLenders: readonly ExampleLender[] = [
  {
    key: 'frailejon',
    name: 'Frailejón Crédito',
    terms: { minAmount: 300_000, maxAmount: 3_000_000, borrowingRatePercent: 22, feePercent: 3 },
  },
  {
    key: 'guayacan',
    name: 'Guayacán Préstamos',
    terms: { maxAmount: 1_500_000, borrowingRatePercent: 22, feePercent: 3 },
  },
  { key: 'turpial', name: 'Turpial Plata', terms: null },
  { key: 'yarumo', name: 'Yarumo Hogar', terms: { maxAmount: 3_000_000, borrowingRatePercent: 22, feePercent: 3 } },
  { key: 'ceiba', name: 'Ceiba Empleo', terms: { maxAmount: 3_000_000, borrowingRatePercent: 22, feePercent: 3 } },
]
