// Builds offers from a lender's terms and the requested amount and period. The instalments are equal, include all costs
// and are rounded up to the smallest unit of the currency.
import { dayMs } from '@loan/domain/durations'
import { addDays, type IsoDate } from '@loan/domain/calendar'
import type { Offer } from '@loan/domain/contract/offer'
import type { LeadApplication } from '@loan/domain/lead/application'
import { lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { computeAnnualRatePercent } from '@loan/domain/loan-cost/annualRate'
import { computeDueDays, computeLoanCost, countSmallestUnits } from '@loan/domain/loan-cost/instalments'
import type { Product } from '@loan/domain/products/product'
import type { Lender, OfferTerms, OfferVariant } from './lender.ts'

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

export type OfferRequest = {
  readonly lender: Lender
  readonly product: Product
  readonly application: LeadApplication
  /** The applicant's calendar day. */
  readonly today: IsoDate
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
  const smallestUnits = countSmallestUnits(product.country.currency)
  const { fees, instalment, totalPayable } = computeLoanCost(amount, days, terms, smallestUnits)
  return {
    lender: { key: lender.key, name: lender.name },
    product: terms.product,
    amount,
    period: { length, scale: periods.scale },
    instalments: { count: days.length, amount: instalment },
    totalPayable,
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
export const buildOffers = (request: OfferRequest): readonly Offer[] => {
  const { lender } = request
  const terms = lender.offer
  if (terms === null) return []
  const offers = terms.variants.map((variant) => buildOffer(request, terms, variant))
  const isFirst = (offer: Omit<Offer, 'id'>, index: number): boolean =>
    offers.findIndex(({ amount, period }) => amount === offer.amount && period.length === offer.period.length) === index
  return offers.filter(isFirst).map((offer, index) => ({ id: `${lender.key}-${index + 1}`, ...offer }))
}

/**
 * Builds the lender's offer for another amount and period. The new id ensures that the applicant accepts the offer that
 * the page shows.
 */
export const adjustOffer = (request: OfferRequest, terms: OfferTerms, id: string): Offer => ({
  id,
  ...buildOffer(request, terms, { amountShare: 1, periodShare: 1 }),
})

/** @assumed a changed offer has a 20 % lower amount and a fee of two more percentage points. */
export const changeOffer = (request: OfferRequest, terms: OfferTerms, accepted: Offer): Offer => {
  const application = { ...request.application, amount: accepted.amount * 0.8, period: accepted.period.length }
  const worseTerms = { ...terms, feePercent: terms.feePercent + 2 }
  return { ...adjustOffer({ ...request, application }, worseTerms, `${accepted.id}-changed`), changed: true }
}
