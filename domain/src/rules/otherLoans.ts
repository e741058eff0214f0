// Compares whether the applicant repays loans with the monthly instalments: instalments without a loan are a
// contradiction.
import { moneyRule } from './range.ts'
import type { LoadedRule } from './rule.ts'

export const otherLoansRule: LoadedRule = {
  codes: ['instalments-without-loans'],
  check: (hasOtherLoans, context) => {
    const instalments = context.application.expenses?.monthlyCreditCommitments ?? 0
    if (hasOtherLoans !== false || context.isShownLater?.('monthlyCreditCommitments') === true) return null
    // Invalid instalments say nothing about loans.
    if (instalments <= 0 || moneyRule.check(instalments, context) !== null) return null
    return { code: 'instalments-without-loans', comparedWith: 'monthlyCreditCommitments' }
  },
}
