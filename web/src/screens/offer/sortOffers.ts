// The orders several offers can be looked at in; offers that are alike stay as the lender put them.
import type { Offer } from '@loan/domain/contract/offer'

/** @assumed the least to pay comes first: a lender's own order may put its dearest offer there. */
export const offerOrders = ['total', 'instalment', 'soonest'] as const
export type OfferOrder = (typeof offerOrders)[number]

const compare: Readonly<Record<OfferOrder, (one: Offer, other: Offer) => number>> = {
  total: (one, other) => one.totalPayable - other.totalPayable,
  instalment: (one, other) => one.instalments.amount - other.instalments.amount,
  soonest: (one, other) => Date.parse(one.lastPaymentAt) - Date.parse(other.lastPaymentAt),
}

export const sortOffers = (offers: readonly Offer[], order: OfferOrder): readonly Offer[] =>
  offers.toSorted(compare[order])
