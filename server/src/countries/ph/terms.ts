// Terms of an offer for a lender that has none of its own; a lender's row spreads them and overrides.
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
