// The example under the sliders of the first page: what a loan costs at the terms of the country's lenders.
import type { IsoDate } from '../calendar.ts'
import { computeAnnualRatePercent } from './annualRate.ts'
import { computeDueDays, computeLoanCost, type CostTerms, type LoanCost, roundTo } from './instalments.ts'

/** A lender of the country with the terms that it publishes; null when it states them on its own page only. */
export type ExampleLender = {
  readonly key: string
  readonly name: string
  readonly terms: (CostTerms & { readonly minAmount?: number; readonly maxAmount: number }) | null
}

export type ExampleRequest = {
  readonly amount: number
  readonly period: number
  readonly scale: 'days' | 'months'
  /** The day of the pay-out. */
  readonly today: IsoDate
  /** The number of smallest units in one unit of the currency. */
  readonly smallestUnits: number
}

export type CostFigures = LoanCost &
  CostTerms & {
    /** The total without the amount. */
    readonly cost: number
    readonly aprPercent: number
  }

export type LoanExample = {
  readonly instalmentCount: number
  readonly cheapest: CostFigures
  readonly mostExpensive: CostFigures
  /**
   * Two thirds of the lenders lend at these costs or less. The law of Germany requires this of a representative
   * example.
   */
  readonly representative: CostFigures
}

const isWithinTerms = (amount: number, { minAmount = 0, maxAmount }: NonNullable<ExampleLender['terms']>): boolean =>
  amount >= minAmount && amount <= maxAmount

/** Null when no lender lends this amount. */
export const computeLoanExample = (
  lenders: readonly ExampleLender[],
  { amount, period, scale, today, smallestUnits }: ExampleRequest,
): LoanExample | null => {
  const days = computeDueDays(today, period, scale)
  const computeFigures = ({ borrowingRatePercent, feePercent }: CostTerms): CostFigures => {
    const cost = computeLoanCost(amount, days, { borrowingRatePercent, feePercent }, smallestUnits)
    const payments = days.map((day) => ({ day, amount: cost.instalment }))
    return {
      ...cost,
      borrowingRatePercent,
      feePercent,
      cost: roundTo(cost.totalPayable - amount, smallestUnits),
      aprPercent: computeAnnualRatePercent(amount, payments),
    }
  }
  // Most lenders of a country share their terms, and an annual rate takes long to compute.
  const figuresByTerms = new Map<string, CostFigures>()
  const figures = lenders.flatMap(({ terms }) => {
    if (terms === null || !isWithinTerms(amount, terms)) return []
    const key = `${terms.borrowingRatePercent}/${terms.feePercent}`
    const computed = figuresByTerms.get(key) ?? computeFigures(terms)
    figuresByTerms.set(key, computed)
    return [computed]
  })
  const byRate = [...figures].sort((one, other) => one.aprPercent - other.aprPercent)
  const [cheapest] = byRate
  const mostExpensive = byRate.at(-1)
  const representative = byRate[Math.ceil((byRate.length * 2) / 3) - 1]
  if (cheapest === undefined || mostExpensive === undefined || representative === undefined) return null
  return { instalmentCount: days.length, cheapest, mostExpensive, representative }
}
