// Terms of an offer for a lender that has none of its own; a lender's row spreads them and overrides.
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
