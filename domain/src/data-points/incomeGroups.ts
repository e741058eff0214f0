// Groups of income sources (docs/countries/README.md), which the conditions of pages and data points use.

/** `earning`: employed or self-employed; `temporary`: work with an end date; `paid`: any income with a payday. */
export type IncomeGroup = 'employed' | 'earning' | 'temporary' | 'paid'

export type IncomeGroups = Readonly<Record<IncomeGroup, readonly string[]>>

/** `other`: income without work. A source in none of the lists has no income. */
export const buildIncomeGroups = (keys: {
  readonly employed: readonly string[]
  readonly self: readonly string[]
  readonly other: readonly string[]
  readonly temporary: readonly string[]
}): IncomeGroups => {
  const earning = [...keys.employed, ...keys.self]
  return { employed: keys.employed, earning, temporary: keys.temporary, paid: [...earning, ...keys.other] }
}
