// Default terms of offers, which the lenders of the country spread and override.
import type { OfferTerms } from '../../lenders/lender.ts'
import { choiceVariants, sharedTerms } from '../../lenders/offerTerms.ts'

export const mxTerms: OfferTerms = {
  ...sharedTerms,
  withdrawalDays: 0,
  state: 'IPFD_OFFER_CHOICE',
  product: 'Préstamo personal',
  maxAmount: 30_000,
  borrowingRatePercent: 96,
  feePercent: 5,
  variants: choiceVariants,
}
