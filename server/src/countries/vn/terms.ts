// Default terms of offers, which the lenders of the country spread and override.
import type { OfferTerms } from '../../lenders/lender.ts'
import { sharedTerms, singleVariant } from '../../lenders/offerTerms.ts'

export const vnTerms: OfferTerms = {
  ...sharedTerms,
  withdrawalDays: 0,
  state: 'PROVIDENT_OFFER',
  product: 'Vay tiêu dùng',
  maxAmount: 30_000_000,
  borrowingRatePercent: 20,
  feePercent: 0,
  variants: singleVariant,
}
