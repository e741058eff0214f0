// Default terms of offers, which the lenders of the country spread and override.
import type { OfferTerms } from '../../lenders/lender.ts'
import { sharedTerms, singleVariant } from '../../lenders/offerTerms.ts'

export const phTerms: OfferTerms = {
  ...sharedTerms,
  withdrawalDays: 0,
  state: 'PROVIDENT_OFFER',
  product: 'Personal loan',
  maxAmount: 50_000,
  borrowingRatePercent: 60,
  feePercent: 3,
  variants: singleVariant,
}
