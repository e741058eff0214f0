// Default terms of offers, which the lenders of the country spread and override.
import type { OfferTerms } from '../../lenders/lender.ts'
import { sharedTerms, singleVariant } from '../../lenders/offerTerms.ts'

export const plTerms: OfferTerms = {
  ...sharedTerms,
  state: 'PROFICREDIT_OFFER',
  product: 'Pożyczka ratalna',
  maxAmount: 10_000,
  borrowingRatePercent: 12,
  feePercent: 5,
  variants: singleVariant,
}
