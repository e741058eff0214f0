// Builds offers from a lender's terms and the requested amount and period. The instalments are equal, include all costs
// and are rounded up to the smallest unit of the currency.
import { addDays } from '@loan/domain/calendar'
import type { Offer } from '@loan/domain/contract/offer'
import type { LeadApplication } from '@loan/domain/lead/application'
import { lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import type { Product } from '@loan/domain/products/product'
import { annualRatePercent } from './annualRate.ts'
import type { Lender, OfferTerms, OfferVariant } from './lender.ts'

const dayMs = 86_400_000

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))
/** The number of smallest units in one unit of the currency: 100 cents, or 1. */
const partsOf = ({ country }: Product): number => (country.currency.isWhole === true ? 1 : 100)
const rounded = (amount: number, parts: number): number => Math.round(amount * parts) / parts
const roundedUp = (amount: number, parts: number): number => Math.ceil(Math.round(amount * parts * 100) / 100) / parts

/** The same day of a later month, or the last day of that month. */
const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** The due days of the instalments, counted from the pay-out: monthly, or about every 30 days for a period in days. */
export const dueDays = (today: string, length: number, scale: 'days' | 'months'): readonly number[] => {
  if (scale === 'months') {
    return Array.from({ length }, (_, index) => (Date.parse(addMonths(today, index + 1)) - Date.parse(today)) / dayMs)
  }
  const count = Math.max(1, Math.round(length / 30))
  return Array.from({ length: count }, (_, index) => Math.round((length * (index + 1)) / count))
}

/**
 * The equal payment that repays `principal` on these days at a nominal yearly rate with daily interest, rounded up to
 * the smallest unit. `parts` is the number of smallest units in one unit.
 */
export const equalInstalment = (
  principal: number,
  days: readonly number[],
  ratePercent: number,
  parts = 100,
): number => {
  let growth = 1
  let annuity = 0
  days.forEach((day, index) => {
    growth *= 1 + (ratePercent / 100) * ((day - (days[index - 1] ?? 0)) / 365)
    annuity += 1 / growth
  })
  return roundedUp(principal / annuity, parts)
}

export type Asked = {
  readonly lender: Lender
  readonly product: Product
  readonly application: LeadApplication
  /** The applicant's calendar day. */
  readonly today: string
  readonly now: Date
}

/** The limits of an adjustment: from the product's minimum to the lender's maximum. Null when it is not adjustable. */
const boundsOf = (terms: OfferTerms, { amount, period }: Product): Offer['adjustable'] => {
  if (lenderSteps[terms.state].isAdjustable !== true) return null
  const max = Math.min(amount.max, terms.maxAmount)
  return {
    amount: { min: amount.min, max: max - ((max - amount.min) % amount.step), step: amount.step },
    period: { min: period.min, max: period.max, step: period.step },
  }
}

const buildOffer = (
  { lender, product, application, today, now }: Asked,
  terms: OfferTerms,
  { amountShare, periodShare }: OfferVariant,
): Omit<Offer, 'id'> => {
  const { amount: amounts, period: periods } = product
  const asked = Math.min((application.amount ?? amounts.default) * amountShare, terms.maxAmount)
  const amount = clamp(Math.floor(asked / amounts.step) * amounts.step, amounts.min, amounts.max)
  const length = clamp(Math.round((application.period ?? periods.default) * periodShare), periods.min, periods.max)
  const days = dueDays(today, length, periods.scale)
  const parts = partsOf(product)
  const fees = rounded((amount * terms.feePercent) / 100, parts)
  const instalment = equalInstalment(amount + fees, days, terms.borrowingRatePercent, parts)
  return {
    lender: { key: lender.key, name: lender.name },
    product: terms.product,
    amount,
    period: { length, scale: periods.scale },
    instalments: { count: days.length, amount: instalment },
    totalPayable: rounded(instalment * days.length, parts),
    fees,
    aprPercent: annualRatePercent(
      amount,
      days.map((day) => ({ day, amount: instalment })),
    ),
    borrowingRatePercent: terms.borrowingRatePercent,
    firstPaymentAt: addDays(today, days[0] ?? 0),
    lastPaymentAt: addDays(today, days.at(-1) ?? 0),
    withdrawalDays: terms.withdrawalDays,
    validUntil: new Date(now.getTime() + terms.validDays * dayMs).toISOString(),
    adjustable: boundsOf(terms, product),
    changed: false,
  }
}

/**
 * Builds one offer for each variant of the lender's terms and omits duplicates.
 * @assumed all terms, because the specification says "Offer details: not shown".
 */
export const buildOffers = (asked: Asked): readonly Offer[] => {
  const { lender } = asked
  const terms = lender.offer
  if (terms === null) return []
  const offers = terms.variants.map((variant) => buildOffer(asked, terms, variant))
  const isFirst = (offer: Omit<Offer, 'id'>, index: number): boolean =>
    offers.findIndex(({ amount, period }) => amount === offer.amount && period.length === offer.period.length) === index
  return offers.filter(isFirst).map((offer, index) => ({ id: `${lender.key}-${index + 1}`, ...offer }))
}

/**
 * Builds the lender's offer for another amount and period. The new id ensures that the applicant accepts the offer that
 * the page shows.
 */
export const adjustOffer = (asked: Asked, terms: OfferTerms, id: string): Offer => ({
  id,
  ...buildOffer(asked, terms, { amountShare: 1, periodShare: 1 }),
})

/** @assumed a changed offer has a 20 % lower amount and a fee of two more percentage points. */
export const changeOffer = (asked: Asked, terms: OfferTerms, taken: Offer): Offer => {
  const application = { ...asked.application, amount: taken.amount * 0.8, period: taken.period.length }
  const worse = { ...terms, feePercent: terms.feePercent + 2 }
  return { ...adjustOffer({ ...asked, application }, worse, `${taken.id}-changed`), changed: true }
}
