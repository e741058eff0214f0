// The lenders of Germany with the terms that the example on the first page shows, the general lenders first. A test of
// the server compares them with its lenders.
import type { ExampleLender } from '../../loan-cost/loanExample.ts'

export const exampleLenders: readonly ExampleLender[] = [
  {
    key: 'kiefer',
    name: 'Kiefer Kredit',
    terms: { minAmount: 1_000, maxAmount: 15_000, borrowingRatePercent: 7.9, feePercent: 0 },
  },
  { key: 'amsel', name: 'Amsel Finanz', terms: { maxAmount: 5_000, borrowingRatePercent: 7.9, feePercent: 0 } },
  { key: 'habicht', name: 'Habicht Vergleich', terms: null },
  { key: 'linde', name: 'Linde Bank', terms: { maxAmount: 15_000, borrowingRatePercent: 7.9, feePercent: 0 } },
  { key: 'buche', name: 'Buche Karte', terms: null },
  { key: 'ulme', name: 'Ulme Umschuldung', terms: { maxAmount: 15_000, borrowingRatePercent: 7.9, feePercent: 0 } },
]
