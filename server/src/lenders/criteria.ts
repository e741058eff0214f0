// Criteria that several lenders share: loan purpose and minimum income.
import type { OptionKey } from '@loan/domain/countries/optionKeys'
import type { Criterion, Lender } from './lender.ts'

export const servesPurpose = (...isOneOf: readonly OptionKey<'loanPurpose'>[]): readonly Criterion[] => [
  { path: 'otherDetails.loanPurpose', reason: 'not-served', isOneOf },
]

export const earnsAtLeast = (min: number): Lender['decision'] => ({
  kind: 'criteria',
  criteria: [{ path: 'incomeDetails.monthlyIncome', reason: 'income', min }],
})
