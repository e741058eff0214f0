// Criteria that several lenders share: loan purpose and minimum income.
import type { OptionKey } from '@loan/domain/countries/optionKeys'
import type { Criterion, Lender } from './lender.ts'

/** For `serves`: the lender serves the leads with one of these loan purposes. */
export const servesPurpose = (...isOneOf: readonly OptionKey<'loanPurpose'>[]): readonly Criterion[] => [
  { path: 'otherDetails.loanPurpose', reason: 'not-served', isOneOf },
]

/** For `decision`: the lender agrees from this monthly income on, in the currency of its country. */
export const earnsAtLeast = (min: number): Lender['decision'] => ({
  kind: 'criteria',
  criteria: [{ path: 'incomeDetails.monthlyIncome', reason: 'income', min }],
})
