// Sources of income (docs/countries/README.md) by what more there is to ask about them: pages and data points hang on these.

/** Employed; earning: also at work for oneself; temporary: until a day; paid: something comes in on some day. */
export type IncomeGroup = 'employed' | 'earning' | 'temporary' | 'paid'

export type IncomeGroups = Readonly<Record<IncomeGroup, readonly string[]>>

/** `other`: paid without work. What is in none of them has no income of its own. */
export const incomeGroupsFrom = (keys: {
  readonly employed: readonly string[]
  readonly self: readonly string[]
  readonly other: readonly string[]
  readonly temporary: readonly string[]
}): IncomeGroups => {
  const earning = [...keys.employed, ...keys.self]
  return { employed: keys.employed, earning, temporary: keys.temporary, paid: [...earning, ...keys.other] }
}
