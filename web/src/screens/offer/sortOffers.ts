// Sorts offers by one of several orders. Equal offers keep the lender's order.
import type { Offer } from '@loan/domain/contract/offer'

/**
 * @assumed the default order is by the annual rate, which compares loans of different amounts; a lender's own order may
 * start with its most expensive offer. An offer of the requested amount and period comes before the others.
 */
export const offerOrders = ['apr', 'instalment', 'total', 'soonest'] as const
export type OfferOrder = (typeof offerOrders)[number]

const compare: Readonly<Record<OfferOrder, (one: Offer, other: Offer) => number>> = {
  apr: (one, other) => one.aprPercent - other.aprPercent,
  total: (one, other) => one.totalPayable - other.totalPayable,
  instalment: (one, other) => one.instalments.amount - other.instalments.amount,
  soonest: (one, other) => Date.parse(one.lastPaymentAt) - Date.parse(other.lastPaymentAt),
}

/** Without an order: the offers that `isFirst` accepts, then the others, both by the annual rate. */
export const sortOffers = (
  offers: readonly Offer[],
  order: OfferOrder | undefined,
  isFirst: (offer: Offer) => boolean = () => false,
): readonly Offer[] => {
  const sorted = [...offers].sort(compare[order ?? offerOrders[0]])
  return order === undefined ? sorted.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one))) : sorted
}
