// Terms of an offer for a lender that has none of its own; a lender's row spreads them and overrides.
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
