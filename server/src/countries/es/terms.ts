// Default terms of offers, which the lenders of the country spread and override.
import type { OfferTerms } from '../../lenders/lender.ts'
import { choiceVariants, sharedTerms } from '../../lenders/offerTerms.ts'

export const esTerms: OfferTerms = {
  ...sharedTerms,
  state: 'IPFD_OFFER_CHOICE',
  product: 'Préstamo a plazos',
  maxAmount: 5000,
  borrowingRatePercent: 18,
  feePercent: 0,
  variants: choiceVariants,
}
