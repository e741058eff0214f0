// Groups offers by the requested amount, and finds how each differs from the request.
import type { Offer } from '@loan/domain/contract/offer'

/** The loan of the application; undefined where this browser does not have the answers. */
export type RequestedLoan = { readonly amount: number | undefined; readonly period: number | undefined }

export type OfferGroups = {
  /** Offers of the requested amount. */
  readonly requested: readonly Offer[]
  readonly other: readonly Offer[]
}

/** All offers are in one group when none has the requested amount. */
export const groupOffers = (offers: readonly Offer[], { amount }: RequestedLoan): OfferGroups => {
  const requested = offers.filter((offer) => offer.amount === amount)
  if (requested.length === 0) return { requested: offers, other: [] }
  return { requested, other: offers.filter((offer) => offer.amount !== amount) }
}

export type OfferDifference =
  | { readonly kind: 'as-requested' }
  /** `cost`: how much more the loan costs than the requested one; negative where it costs less. */
  | { readonly kind: 'lower-instalment' | 'higher-instalment'; readonly cost: number }
  | { readonly kind: 'less' | 'more'; readonly amount: number }

/** Whether the offer has the amount and the period of the request; false where the request is unknown. */
export const isAsRequested = (offer: Offer, { amount, period }: RequestedLoan): boolean =>
  offer.amount === amount && offer.period.length === period

/** Null when nothing is known to differ. */
export const findDifference = (
  offer: Offer,
  offers: readonly Offer[],
  requested: RequestedLoan,
): OfferDifference | null => {
  if (requested.amount === undefined) return null
  if (offer.amount < requested.amount) return { kind: 'less', amount: requested.amount - offer.amount }
  if (offer.amount > requested.amount) return { kind: 'more', amount: offer.amount - requested.amount }
  if (isAsRequested(offer, requested)) return { kind: 'as-requested' }
  const exact = offers.find((one) => isAsRequested(one, requested))
  if (exact === undefined || exact.instalments.amount === offer.instalments.amount) return null
  return {
    kind: offer.instalments.amount < exact.instalments.amount ? 'lower-instalment' : 'higher-instalment',
    // Rounded to whole cents, because the difference of two decimals is not exact.
    cost: Math.round((offer.totalPayable - exact.totalPayable) * 100) / 100,
  }
}
