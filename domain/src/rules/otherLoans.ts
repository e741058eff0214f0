// Whether the applicant repays loans, beside the instalments entered: both cannot be right where instalments are paid and
// no loan is repaid.
import { moneyRule } from './range.ts'
import type { Rule } from './rule.ts'

export const otherLoansRule: Rule = {
  codes: ['instalments-without-loans'],
  check: (hasOtherLoans, context) => {
    const instalments = context.application.expenses?.monthlyCreditCommitments ?? 0
    if (hasOtherLoans !== false || context.isShownLater?.('monthlyCreditCommitments') === true) return null
    // Instalments that are rejected themselves say nothing about loans.
    if (instalments <= 0 || moneyRule.check(instalments, context) !== null) return null
    return { code: 'instalments-without-loans', comparedWith: 'monthlyCreditCommitments' }
  },
}
