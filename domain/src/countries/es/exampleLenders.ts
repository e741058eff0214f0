// The lenders of Spain with the terms that the example on the first page shows, the general lenders first. A test of
// the server compares them with its lenders.
import type { ExampleLender } from '../../loan-cost/loanExample.ts'

export const exampleLenders: readonly ExampleLender[] = [
  {
    key: 'alcaravan',
    name: 'Alcaraván Crédito',
    terms: { minAmount: 200, maxAmount: 5_000, borrowingRatePercent: 18, feePercent: 0 },
  },
  { key: 'encina', name: 'Encina Préstamos', terms: { maxAmount: 1_500, borrowingRatePercent: 18, feePercent: 0 } },
  { key: 'abubilla', name: 'Abubilla Finanzas', terms: null },
  { key: 'azor', name: 'Azor Coche', terms: { maxAmount: 5_000, borrowingRatePercent: 18, feePercent: 0 } },
  { key: 'garceta', name: 'Garceta Crédito', terms: { maxAmount: 5_000, borrowingRatePercent: 18, feePercent: 0 } },
  { key: 'tejo', name: 'Tejo Dinero', terms: { maxAmount: 5_000, borrowingRatePercent: 18, feePercent: 0 } },
  { key: 'milano', name: 'Milano Rápido', terms: { maxAmount: 1_500, borrowingRatePercent: 18, feePercent: 0 } },
  { key: 'roble', name: 'Roble Banco', terms: { maxAmount: 5_000, borrowingRatePercent: 18, feePercent: 0 } },
  { key: 'ciguena', name: 'Cigüeña Tarjetas', terms: null },
]
