// The lenders of Poland with the terms that the example on the first page shows, the general lenders first. A test of
// the server compares them with its lenders.
import type { ExampleLender } from '../../loan-cost/loanExample.ts'

export const exampleLenders: readonly ExampleLender[] = [
  {
    key: 'polanka',
    name: 'Polanka Kredyt',
    terms: { minAmount: 500, maxAmount: 10_000, borrowingRatePercent: 12, feePercent: 5 },
  },
  {
    key: 'jarzebina',
    name: 'Jarzębina Finanse',
    terms: { minAmount: 1_000, maxAmount: 6_000, borrowingRatePercent: 12, feePercent: 6 },
  },
  { key: 'zimorodek', name: 'Zimorodek Pożyczki', terms: null },
  { key: 'modrzew', name: 'Modrzew Gotówka', terms: { maxAmount: 2_000, borrowingRatePercent: 12, feePercent: 8 } },
  {
    key: 'kasztan',
    name: 'Kasztan Konsolidacja',
    terms: { maxAmount: 10_000, borrowingRatePercent: 12, feePercent: 5 },
  },
  { key: 'perkoz', name: 'Perkoz Raty', terms: { maxAmount: 10_000, borrowingRatePercent: 12, feePercent: 5 } },
  { key: 'swierk', name: 'Świerk Bank', terms: { maxAmount: 10_000, borrowingRatePercent: 12, feePercent: 5 } },
  { key: 'bocian', name: 'Bocian Domowy', terms: { maxAmount: 8_000, borrowingRatePercent: 12, feePercent: 5 } },
  {
    key: 'leszczyna',
    name: 'Leszczyna Zdrowie',
    terms: { maxAmount: 10_000, borrowingRatePercent: 12, feePercent: 5 },
  },
]
