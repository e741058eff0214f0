// The texts of a lender's contract that each locale needs: the document, the page where the applicant signs it and the
// message with the code.

export type ContractTexts = {
  readonly title: string
  readonly introduction: readonly [string, string]
  readonly parties: {
    readonly heading: string
    readonly number: string
    readonly borrower: string
  }
  readonly signature: {
    readonly heading: string
    readonly at: string
    readonly number: string
    readonly method: string
    readonly methodText: string
  }
  readonly codeMessage: (lender: string, code: string) => string
  readonly page: {
    /** The page is not the lender's own. */
    readonly sandbox: string
    readonly read: string
    /** `phone` has only its last digits. */
    readonly codeHelp: (phone: string) => string
    readonly send: string
    readonly sent: (phone: string) => string
    readonly code: string
    readonly agree: string
    readonly sign: string
    readonly resend: string
    readonly signed: string
    readonly signedText: (lender: string) => string
    readonly saveCopy: string
    readonly back: string
    readonly contact: (contact: string) => string
    readonly problems: Readonly<Record<ContractProblem, string>>
  }
}

/** Why the page did not send a code or sign the contract. */
export const contractProblems = ['wrong', 'not-agreed', 'expired', 'no-tries', 'wait', 'no-codes'] as const
export type ContractProblem = (typeof contractProblems)[number]
