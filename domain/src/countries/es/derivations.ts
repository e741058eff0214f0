// The employment status that a source of income contains. Benefits, and a pension for a disability, leave it open.
import type { Derivation } from '../../rules/derivation.ts'
import type { OptionKey } from '../optionKeys.ts'
import type { options } from './rulesAndOptions.ts'

type IncomeSource = (typeof options.incomeSource.keys)[number]

const statuses: ReadonlyMap<string, OptionKey<'cofidisProfession'>> = new Map<
  IncomeSource,
  OptionKey<'cofidisProfession'>
>([
  ['employed_permanent', 'employee'],
  ['employed_fixed', 'employee'],
  ['seasonal_permanent', 'employee'],
  ['civil_servant', 'civil_servant'],
  ['self_employed', 'self_employed'],
  ['pension', 'retired'],
  ['unemployment', 'unemployed'],
  ['student', 'student'],
])

export const derivations: readonly Derivation[] = [
  {
    path: 'incomeDetails.cofidisProfession',
    from: 'incomeDetails.incomeSource',
    derive: (source) => statuses.get(source) ?? null,
  },
]
