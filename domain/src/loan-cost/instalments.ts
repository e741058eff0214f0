// Equal instalments that include all costs, rounded up to the smallest unit of the currency. The server's offers and
// the example on the first page compute them here.
import type { IsoDate } from '../calendar.ts'
import { dayMs } from '../durations.ts'

export const roundTo = (amount: number, smallestUnits: number): number =>
  Math.round(amount * smallestUnits) / smallestUnits
const roundUpTo = (amount: number, smallestUnits: number): number =>
  Math.ceil(Math.round(amount * smallestUnits * 100) / 100) / smallestUnits

/** The number of smallest units in one unit of the currency: 100 cents, or 1. */
export const countSmallestUnits = (currency: { readonly isWhole?: boolean | undefined }): number =>
  currency.isWhole === true ? 1 : 100

/** The same day of a later month, or the last day of that month. */
const addMonths = (date: IsoDate, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** The due days of the instalments, counted from the pay-out: monthly, or about every 30 days for a period in days. */
export const computeDueDays = (today: IsoDate, length: number, scale: 'days' | 'months'): readonly number[] => {
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

/** The cost of a loan: percent per year, and percent of the amount for the fee, which the instalments include. */
export type CostTerms = { readonly borrowingRatePercent: number; readonly feePercent: number }

export type LoanCost = {
  readonly fees: number
  readonly instalment: number
  readonly totalPayable: number
}

export const computeLoanCost = (
  amount: number,
  days: readonly number[],
  { borrowingRatePercent, feePercent }: CostTerms,
  smallestUnits: number,
): LoanCost => {
  const fees = roundTo((amount * feePercent) / 100, smallestUnits)
  const instalment = computeEqualInstalment(amount + fees, days, borrowingRatePercent, smallestUnits)
  return { fees, instalment, totalPayable: roundTo(instalment * days.length, smallestUnits) }
}
