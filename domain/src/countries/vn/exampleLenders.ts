// The lenders of Vietnam with the terms that the example on the first page shows, the general lenders first. A test of
// the server compares them with its lenders.
import type { ExampleLender } from '../../loan-cost/loanExample.ts'

export const exampleLenders: readonly ExampleLender[] = [
  {
    key: 'hoasen',
    name: 'Hoa Sen Tín Dụng',
    terms: { minAmount: 2_000_000, maxAmount: 30_000_000, borrowingRatePercent: 20, feePercent: 0 },
  },
  {
    key: 'trexanh',
    name: 'Tre Xanh Tài Chính',
    terms: { maxAmount: 10_000_000, borrowingRatePercent: 20, feePercent: 0 },
  },
  { key: 'chimlac', name: 'Chim Lạc Vay', terms: null },
  { key: 'phuong', name: 'Phượng Gia Đình', terms: { maxAmount: 30_000_000, borrowingRatePercent: 20, feePercent: 0 } },
  { key: 'mai', name: 'Mai Vàng Ngân Hàng', terms: { maxAmount: 30_000_000, borrowingRatePercent: 20, feePercent: 0 } },
]
