// Terms of an offer for a lender that has none of its own; a lender's row spreads them and overrides.
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
