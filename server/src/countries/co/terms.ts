// Terms of an offer for a lender that has none of its own; a lender's row spreads them and overrides.
import type { OfferTerms } from '../../lenders/lender.ts'
import { sharedTerms, singleVariant } from '../../lenders/offerTerms.ts'

export const coTerms: OfferTerms = {
  ...sharedTerms,
  withdrawalDays: 5,
  state: 'PROVIDENT_OFFER',
  product: 'Crédito de consumo',
  maxAmount: 3_000_000,
  borrowingRatePercent: 22,
  feePercent: 6,
  variants: singleVariant,
}
