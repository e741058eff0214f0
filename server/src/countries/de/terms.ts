// Default terms of offers, which the lenders of the country spread and override.
import type { OfferTerms } from '../../lenders/lender.ts'
import { sharedTerms, singleVariant } from '../../lenders/offerTerms.ts'

export const deTerms: OfferTerms = {
  ...sharedTerms,
  state: 'INSTABANK_OFFER',
  product: 'Ratenkredit',
  maxAmount: 15_000,
  borrowingRatePercent: 7.9,
  feePercent: 0,
  variants: singleVariant,
}
