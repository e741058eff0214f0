// The lenders of Mexico with the terms that the example on the first page shows, the general lenders first. A test of
// the server compares them with its lenders.
import type { ExampleLender } from '../../loan-cost/loanExample.ts'

export const exampleLenders: readonly ExampleLender[] = [
  {
    key: 'colibri',
    name: 'Colibrí Crédito',
    terms: { minAmount: 2_000, maxAmount: 30_000, borrowingRatePercent: 96, feePercent: 5 },
  },
  { key: 'nopal', name: 'Nopal Préstamos', terms: { maxAmount: 10_000, borrowingRatePercent: 96, feePercent: 5 } },
  { key: 'zenzontle', name: 'Zenzontle Dinero', terms: null },
  { key: 'ahuehuete', name: 'Ahuehuete Auto', terms: { maxAmount: 30_000, borrowingRatePercent: 96, feePercent: 5 } },
  {
    key: 'jacaranda',
    name: 'Jacaranda Familiar',
    terms: { maxAmount: 20_000, borrowingRatePercent: 96, feePercent: 5 },
  },
  { key: 'mezquite', name: 'Mezquite Banco', terms: { maxAmount: 30_000, borrowingRatePercent: 96, feePercent: 5 } },
]
