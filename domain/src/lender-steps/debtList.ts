// The list of debts that an applicant wants to consolidate (CUSTOMER_DEBTS). Their validation is in debts.ts.
// @assumed the specification names only the state and its path.

export const debtKinds = ['instalment-loan', 'credit-card', 'overdraft', 'payday-loan', 'mortgage', 'other'] as const
export type DebtKind = (typeof debtKinds)[number]

/** Money in whole units of the country's currency. */
export type Debt = {
  readonly creditor: string
  readonly kind: DebtKind
  readonly balance: number
  /** Per month. */
  readonly instalment: number
  readonly isInArrears: boolean
}

export const maxDebts = 10
