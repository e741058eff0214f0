// Builds offers from a lender's terms and the requested amount and period. The instalments are equal, include all costs
// and are rounded up to the smallest unit of the currency.
import { addDays } from '@loan/domain/calendar'
import type { Offer } from '@loan/domain/contract/offer'
import type { LeadApplication } from '@loan/domain/lead/application'
import { lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import type { Product } from '@loan/domain/products/product'
import { computeAnnualRatePercent } from './annualRate.ts'
import type { Lender, OfferTerms, OfferVariant } from './lender.ts'

const dayMs = 86_400_000

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))
/** The number of smallest units in one unit of the currency: 100 cents, or 1. */
const countSmallestUnits = ({ country }: Product): number => (country.currency.isWhole === true ? 1 : 100)
const roundTo = (amount: number, smallestUnits: number): number => Math.round(amount * smallestUnits) / smallestUnits
const roundUpTo = (amount: number, smallestUnits: number): number =>
  Math.ceil(Math.round(amount * smallestUnits * 100) / 100) / smallestUnits

/** The same day of a later month, or the last day of that month. */
const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** The due days of the instalments, counted from the pay-out: monthly, or about every 30 days for a period in days. */
export const computeDueDays = (today: string, length: number, scale: 'days' | 'months'): readonly number[] => {
  if (scale === 'months') {
    return Array.from({ length }, (_, index) => (Date.parse(addMonths(today, index + 1)) - Date.parse(today)) / dayMs)
  }
  const count = Math.max(1, Math.round(length / 30))
  return Array.from({ length: count }, (_, index) => Math.round((length * (index + 1)) / count))
}

/**
 * The equal payment that repays `principal` on these days at a nominal yearly rate with daily interest, rounded up to
 * the smallest unit. `smallestUnits` is the number of smallest units in one unit.
 */
export const computeEqualInstalment = (
  principal: number,
  days: readonly number[],
  ratePercent: number,
  smallestUnits = 100,
): number => {
  let growth = 1
  let annuity = 0
  days.forEach((day, index) => {
    growth *= 1 + (ratePercent / 100) * ((day - (days[index - 1] ?? 0)) / 365)
    annuity += 1 / growth
  })
  return roundUpTo(principal / annuity, smallestUnits)
}

export type OfferRequest = {
  readonly lender: Lender
  readonly product: Product
  readonly application: LeadApplication
  /** The applicant's calendar day. */
  readonly today: string
  readonly now: Date
}

/** The limits of an adjustment: from the product's minimum to the lender's maximum. Null when it is not adjustable. */
const findAdjustmentBounds = (terms: OfferTerms, { amount, period }: Product): Offer['adjustable'] => {
  if (lenderSteps[terms.state].isAdjustable !== true) return null
  const max = Math.min(amount.max, terms.maxAmount)
  return {
    amount: { min: amount.min, max: max - ((max - amount.min) % amount.step), step: amount.step },
    period: { min: period.min, max: period.max, step: period.step },
  }
}

const buildOffer = (
  { lender, product, application, today, now }: OfferRequest,
  terms: OfferTerms,
  { amountShare, periodShare }: OfferVariant,
): Omit<Offer, 'id'> => {
  const { amount: amounts, period: periods } = product
  const requested = Math.min((application.amount ?? amounts.default) * amountShare, terms.maxAmount)
  const amount = clamp(Math.floor(requested / amounts.step) * amounts.step, amounts.min, amounts.max)
  const length = clamp(Math.round((application.period ?? periods.default) * periodShare), periods.min, periods.max)
  const days = computeDueDays(today, length, periods.scale)
  const smallestUnits = countSmallestUnits(product)
  const fees = roundTo((amount * terms.feePercent) / 100, smallestUnits)
  const instalment = computeEqualInstalment(amount + fees, days, terms.borrowingRatePercent, smallestUnits)
  return {
    lender: { key: lender.key, name: lender.name },
    product: terms.product,
    amount,
    period: { length, scale: periods.scale },
    instalments: { count: days.length, amount: instalment },
    totalPayable: roundTo(instalment * days.length, smallestUnits),
    fees,
    aprPercent: computeAnnualRatePercent(
      amount,
      days.map((day) => ({ day, amount: instalment })),
    ),
    borrowingRatePercent: terms.borrowingRatePercent,
    firstPaymentAt: addDays(today, days[0] ?? 0),
    lastPaymentAt: addDays(today, days.at(-1) ?? 0),
    withdrawalDays: terms.withdrawalDays,
    validUntil: new Date(now.getTime() + terms.validDays * dayMs).toISOString(),
    adjustable: findAdjustmentBounds(terms, product),
    changed: false,
  }
}

/**
 * Builds one offer for each variant of the lender's terms and omits duplicates.
 * @assumed all terms, because the specification says "Offer details: not shown".
 */
export const buildOffers = (requested: OfferRequest): readonly Offer[] => {
  const { lender } = requested
  const terms = lender.offer
  if (terms === null) return []
  const offers = terms.variants.map((variant) => buildOffer(requested, terms, variant))
  const isFirst = (offer: Omit<Offer, 'id'>, index: number): boolean =>
    offers.findIndex(({ amount, period }) => amount === offer.amount && period.length === offer.period.length) === index
  return offers.filter(isFirst).map((offer, index) => ({ id: `${lender.key}-${index + 1}`, ...offer }))
}

/**
 * Builds the lender's offer for another amount and period. The new id ensures that the applicant accepts the offer that
 * the page shows.
 */
export const adjustOffer = (requested: OfferRequest, terms: OfferTerms, id: string): Offer => ({
  id,
  ...buildOffer(requested, terms, { amountShare: 1, periodShare: 1 }),
})

/** @assumed a changed offer has a 20 % lower amount and a fee of two more percentage points. */
export const changeOffer = (requested: OfferRequest, terms: OfferTerms, accepted: Offer): Offer => {
  const application = { ...requested.application, amount: accepted.amount * 0.8, period: accepted.period.length }
  const worse = { ...terms, feePercent: terms.feePercent + 2 }
  return { ...adjustOffer({ ...requested, application }, worse, `${accepted.id}-changed`), changed: true }
}
