// Splits the equal instalments of an offer into capital, interest and fee. It uses only the figures that the offer
// states, so that the plan of a stored offer does not change when the lender's terms do.
import { addDays, type IsoDate, requireIsoDate } from '@loan/domain/calendar'
import type { RepaymentPlan } from '@loan/domain/contract/agreement'
import type { Offer } from '@loan/domain/contract/offer'
import { computeDueDays, computeEqualInstalment } from '@loan/domain/loan-cost/instalments'

type PlannedOffer = Pick<
  Offer,
  | 'amount'
  | 'period'
  | 'instalments'
  | 'totalPayable'
  | 'fees'
  | 'borrowingRatePercent'
  | 'firstPaymentAt'
  | 'lastPaymentAt'
>

const monthLengths = [28, 29, 30, 31] as const

/** A month before a month's end may be one of several days. The instalment tells which one the lender counted from. */
const findPayOutDay = (offer: PlannedOffer, smallestUnits: number): IsoDate => {
  const { length, scale } = offer.period
  const [first, last] = [requireIsoDate(offer.firstPaymentAt), requireIsoDate(offer.lastPaymentAt)]
  const candidates = scale === 'days' ? [addDays(last, -length)] : monthLengths.map((days) => addDays(first, -days))
  const fitting = candidates
    .map((day) => ({ day, dueDays: computeDueDays(day, length, scale) }))
    .filter(({ day, dueDays }) => addDays(day, dueDays[0] ?? 0) === first && addDays(day, dueDays.at(-1) ?? 0) === last)
  const principal = offer.amount + offer.fees
  const exact = fitting.find(
    ({ dueDays }) =>
      computeEqualInstalment(principal, dueDays, offer.borrowingRatePercent, smallestUnits) ===
      offer.instalments.amount,
  )
  const found = exact ?? fitting[0]
  if (found === undefined) throw new Error('The dates of the offer do not fit its period')
  return found.day
}

type Split = { readonly principal: number; readonly interest: number }

/**
 * Splits each payment in smallest units. Interest is daily on a year of 365 days, as in the instalment. The last
 * payment repays the rest, so that its interest contains the rounding of all payments.
 */
const splitPayments = (
  {
    principal,
    payment,
    ratePercent,
  }: { readonly principal: number; readonly payment: number; readonly ratePercent: number },
  dueDays: readonly number[],
): readonly Split[] => {
  let open = principal
  return dueDays.map((day, index) => {
    const days = day - (dueDays[index - 1] ?? 0)
    const isLast = index === dueDays.length - 1
    const repaid = isLast ? open : payment - Math.round((open * ratePercent * days) / 36_500)
    open -= repaid
    return { principal: repaid, interest: payment - repaid }
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * `smallestUnits` is the number of smallest units in one unit of the currency. Each payment repays the same share of
 * the capital and of the fee, which the lender finances with the capital.
 */
export const buildRepaymentPlan = (offer: PlannedOffer, smallestUnits: number): RepaymentPlan => {
  const toUnits = (amount: number): number => Math.round(amount * smallestUnits)
  const paidOutAt = findPayOutDay(offer, smallestUnits)
  const dueDays = computeDueDays(paidOutAt, offer.period.length, offer.period.scale)
  const fees = toUnits(offer.fees)
  const principal = toUnits(offer.amount) + fees
  const payment = toUnits(offer.instalments.amount)
  const splits = splitPayments({ principal, payment, ratePercent: offer.borrowingRatePercent }, dueDays)
  let repaid = 0
  const rows = splits.map((split, index) => {
    const feeBefore = Math.round((fees * repaid) / principal)
    repaid += split.principal
    const fee = Math.round((fees * repaid) / principal) - feeBefore
    return {
      number: index + 1,
      dueAt: addDays(paidOutAt, dueDays[index] ?? 0),
      payment: payment / smallestUnits,
      capital: (split.principal - fee) / smallestUnits,
      interest: split.interest / smallestUnits,
      fee: fee / smallestUnits,
      balance: (principal - repaid) / smallestUnits,
    }
  })
  const interest = sum(splits.map((split) => split.interest)) / smallestUnits
  const totals = { payment: offer.totalPayable, capital: offer.amount, interest, fee: offer.fees }
  return { paidOutAt, rows, totals }
}
