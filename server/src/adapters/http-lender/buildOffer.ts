// Builds offers from those that a lender sent. Checks that their amounts, sums and dates fit each other and the
// product, because the applicant sees and accepts these figures.
import { dayMs } from '@loan/domain/durations'
import type { Offer } from '@loan/domain/contract/offer'
import { computeAnnualRatePercent } from '@loan/domain/loan-cost/annualRate'
import { countSmallestUnits } from '@loan/domain/loan-cost/instalments'
import type { Product } from '@loan/domain/products/product'
import type { LenderProfile } from '../../lenders/lenderProfile.ts'
import { buildRepaymentPlan } from '../../lenders/repaymentPlan.ts'
import type { ReceivedOffer } from './lenderMessages.ts'

/** @assumed an offer is valid for at most a year. */
const maxValidDays = 366

/** @assumed lenders compute the annual rate with other day counts, so that it may differ by this many points. */
const rateTolerance = 1

export type OfferContext = {
  readonly product: Product
  readonly lender: Pick<LenderProfile, 'key' | 'name'>
  readonly now: Date
  /** The number of the request that the lender answers with the offer. */
  readonly exchange: number
  /** Whether the lender replaces an accepted offer. */
  readonly isChanged: boolean
}

const isBetween = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max

const findFigureProblem = (offer: ReceivedOffer, { product }: OfferContext): string | null => {
  const { amount, period, instalments, totalPayable, fees } = offer
  const units = countSmallestUnits(product.country.currency)
  const isWhole = (value: number): boolean => Math.abs(value * units - Math.round(value * units)) < 1e-6
  if (!isBetween(amount, product.amount)) return 'amount: outside the limits of the product'
  if (period.scale !== product.period.scale || !isBetween(period.length, product.period))
    return 'period: outside the limits of the product'
  if (![amount, fees, totalPayable, instalments.amount].every(isWhole))
    return 'amount: not a number of the smallest units of the currency'
  if (Math.abs(instalments.count * instalments.amount - totalPayable) * units > 0.5)
    return 'totalPayable: not the sum of the instalments'
  // In smallest units, because a sum of decimals can be more than its exact value.
  return (amount + fees - totalPayable) * units > 0.5 ? 'totalPayable: less than the amount and the fees' : null
}

const findDateProblem = (
  { firstPaymentAt, lastPaymentAt, validUntil, instalments }: ReceivedOffer,
  { now }: OfferContext,
): string | null => {
  const validMs = Date.parse(validUntil) - now.getTime()
  if (validMs <= 0 || validMs > maxValidDays * dayMs) return 'validUntil: past, or more than a year away'
  if (Date.parse(firstPaymentAt) + dayMs < now.getTime()) return 'firstPaymentAt: past'
  const isOrdered = instalments.count === 1 ? firstPaymentAt === lastPaymentAt : firstPaymentAt < lastPaymentAt
  return isOrdered ? null : 'lastPaymentAt: does not fit the first payment and the number of instalments'
}

const findDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

const isWithin = (
  bounds: { readonly min: number; readonly max: number; readonly step: number },
  limits: { readonly min: number; readonly max: number },
  value: number,
): boolean =>
  isBetween(bounds.min, limits) &&
  isBetween(bounds.max, limits) &&
  isBetween(value, bounds) &&
  (value - bounds.min) % bounds.step === 0

const findBoundsProblem = ({ adjustable, amount, period }: ReceivedOffer, { product }: OfferContext): string | null => {
  if (adjustable === undefined) return null
  if (!isWithin(adjustable.amount, product.amount, amount))
    return 'adjustable.amount: outside the limits of the product, or without the amount of the offer'
  return isWithin(adjustable.period, product.period, period.length)
    ? null
    : 'adjustable.period: outside the limits of the product, or without the period of the offer'
}

/** The plan fails for dates that do not fit the period, and for a rate that does not repay the amount. */
const findPlanProblem = (offer: ReceivedOffer, { product }: OfferContext): string | null => {
  try {
    const { rows, paidOutAt } = buildRepaymentPlan(offer, countSmallestUnits(product.country.currency))
    if (rows.length !== offer.instalments.count) return 'instalments.count: does not fit the period'
    if (rows.some(({ capital, interest }) => capital < 0 || interest < 0))
      return 'borrowingRatePercent: does not fit the instalments'
    const payments = rows.map(({ dueAt, payment }) => ({
      day: findDays(paidOutAt, dueAt),
      amount: payment,
    }))
    const rate = computeAnnualRatePercent(offer.amount, payments)
    return Math.abs(rate - offer.aprPercent) > rateTolerance ? 'aprPercent: does not fit the payments' : null
  } catch {
    return 'firstPaymentAt: the dates do not fit the period'
  }
}

/** The problem of an offer, with the name of its field; null when it is valid. */
export const findOfferProblem = (offer: ReceivedOffer, context: OfferContext): string | null =>
  findFigureProblem(offer, context) ??
  findBoundsProblem(offer, context) ??
  findDateProblem(offer, context) ??
  findPlanProblem(offer, context)

/** @assumed no page still shows the offer of 26 exchanges ago. Keys of lenders have no capital letter. */
const exchangeLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const findSeparator = (exchange: number): string =>
  exchange === 0 ? '-' : exchangeLetters.charAt((exchange - 1) % exchangeLetters.length)

/**
 * The id of the page's offer, which is unique over all lenders of a lead and all exchanges with a lender: a lender may
 * send other figures under the same id, and an applicant accepts only those that the page shows. One character names
 * the exchange, because servers of older releases remove the key and one character.
 */
const toOfferId = (lenderKey: string, exchange: number, id: string): string =>
  `${lenderKey}${findSeparator(exchange)}${id}`

/** The lender's own id. Also for the ids of older releases, which have a hyphen in every exchange. */
export const toLenderOfferId = (lenderKey: string, offerId: string): string => offerId.slice(lenderKey.length + 1)

export const buildOffer = (
  { adjustable, ...offer }: ReceivedOffer,
  { lender, exchange, isChanged }: OfferContext,
): Offer => ({
  ...offer,
  id: toOfferId(lender.key, exchange, offer.id),
  lender: { key: lender.key, name: lender.name },
  adjustable: adjustable ?? null,
  changed: isChanged,
})
