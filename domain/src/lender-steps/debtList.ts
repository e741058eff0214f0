// The list of debts an applicant wants brought together (CUSTOMER_DEBTS). How its fields are judged is debts.ts.
// @assumed the specification names the state and its path alone.

export const debtKinds = ['instalment-loan', 'credit-card', 'overdraft', 'payday-loan', 'mortgage', 'other'] as const
export type DebtKind = (typeof debtKinds)[number]

/** Money in whole units of the country's currency. */
export type Debt = {
  readonly creditor: string
  readonly kind: DebtKind
  readonly balance: number
  /** Each month. */
  readonly instalment: number
  readonly isInArrears: boolean
}

export const maxDebts = 10
