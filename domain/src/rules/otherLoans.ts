// Whether the applicant repays loans, beside the instalments entered: both cannot be right where instalments are paid and
// no loan is repaid.
import type { Rule } from './rule.ts'

export const otherLoansRule: Rule = {
  codes: ['instalments-without-loans'],
  check: (hasOtherLoans, { application, isAskedLater }) => {
    const instalments = application.expenses?.monthlyCreditCommitments ?? 0
    if (hasOtherLoans !== false || instalments <= 0 || isAskedLater?.('monthlyCreditCommitments') === true) return null
    return { code: 'instalments-without-loans', comparedWith: 'monthlyCreditCommitments' }
  },
}
