// Builds the rows that compare the terms of offers: one value for each offer, and rows without a difference last.
import type { ComparedRow } from '../offer-terms/useOfferTerms.ts'
import { findLowest } from './findLowest.ts'

export type ComparisonRow = {
  readonly key: string
  readonly term: string
  /** In the order of the offers; null where an offer has no value. */
  readonly values: readonly (string | null)[]
  /** For each offer whether its value is the lowest. */
  readonly lowest: readonly boolean[]
}

/** `offers`: the compared terms of each offer. */
export const buildComparison = (offers: readonly (readonly ComparedRow[])[]): readonly ComparisonRow[] => {
  const terms = new Map(offers.flatMap((compared) => compared.map(({ key, term }) => [key, term])))
  const rows = [...terms].map(([key, term]): ComparisonRow => {
    const cells = offers.map((compared) => compared.find((row) => row.key === key) ?? null)
    return { key, term, values: cells.map((cell) => cell?.value ?? null), lowest: findLowest(cells) }
  })
  const isEqual = ({ values }: ComparisonRow): boolean => values.every((value) => value === values[0])
  return [...rows.filter((row) => !isEqual(row)), ...rows.filter(isEqual)]
}
