// Groups of income sources (docs/countries/README.md), which the conditions of pages and data points use.

/** `earning`: employed or self-employed; `temporary`: work with an end date; `paid`: any income with a payday. */
export type IncomeGroup = 'employed' | 'earning' | 'temporary' | 'paid'

export type IncomeGroups<Source extends string> = Readonly<Record<IncomeGroup, readonly Source[]>>

/**
 * Builds the groups from the keys of a country's option list. `other`: sources with a payday and without questions
 * about work, for example a pension. A source in none of the lists means no income.
 */
export const buildIncomeGroups = <Source extends string>(keys: {
  readonly employed: readonly Source[]
  readonly selfEmployed: readonly Source[]
  readonly other: readonly Source[]
  readonly temporary: readonly Source[]
}): IncomeGroups<Source> => {
  const earning = [...keys.employed, ...keys.selfEmployed]
  return { employed: keys.employed, earning, temporary: keys.temporary, paid: [...earning, ...keys.other] }
}
