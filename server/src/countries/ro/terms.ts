// Default terms of offers, which the lenders of the country spread and override.
import type { OfferTerms } from '../../lenders/lender.ts'
import { sharedTerms, singleVariant } from '../../lenders/offerTerms.ts'

export const roTerms: OfferTerms = {
  ...sharedTerms,
  state: 'PROFICREDIT_OFFER',
  product: 'Credit de consum',
  maxAmount: 25_000,
  borrowingRatePercent: 36,
  feePercent: 4,
  variants: singleVariant,
}
