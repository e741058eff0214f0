// Default terms of offers, which the lenders of the country spread and override.
import type { OfferTerms } from '../../lenders/lender.ts'
import { sharedTerms, singleVariant } from '../../lenders/offerTerms.ts'

export const coTerms: OfferTerms = {
  ...sharedTerms,
  withdrawalDays: 5,
  state: 'PROVIDENT_OFFER',
  product: 'Crédito de consumo',
  maxAmount: 3_000_000,
  borrowingRatePercent: 22,
  feePercent: 3,
  variants: singleVariant,
}
