// The texts of the documents of an offer that each locale needs.

export type DocumentTexts = {
  /** The form that the country's law names, or its closest name. */
  readonly title: string
  readonly introduction: readonly [string, string]
  readonly parties: {
    readonly heading: string
    readonly lender: string
    readonly contact: string
    readonly broker: string
    /** The broker with its contact; it is not a lender and takes no fee from the applicant. */
    readonly brokerRole: (brand: string, contact: string) => string
  }
  readonly loan: {
    readonly heading: string
    readonly product: string
    readonly amount: string
    readonly period: string
    readonly instalments: string
    readonly instalmentsValue: (count: number, amount: string) => string
    readonly firstPayment: string
    readonly lastPayment: string
    readonly total: string
    readonly paidOut: string
  }
  readonly costs: {
    readonly heading: string
    readonly borrowingRate: string
    readonly annualRate: string
    readonly fee: string
    readonly interest: string
    readonly cost: string
    readonly assumption: string
    readonly assumptionText: string
  }
  readonly rights: {
    readonly heading: string
    readonly withdrawal: string
    /** `days` is a count with its unit. */
    readonly withdrawalText: (days: string) => string
    readonly noWithdrawal: string
    readonly earlyRepayment: string
    readonly earlyRepaymentText: string
    readonly databases: string
    readonly databasesText: (names: string) => string
    readonly validUntil: string
  }
  readonly plan: {
    readonly heading: string
    readonly number: string
    readonly due: string
    readonly payment: string
    readonly capital: string
    readonly interest: string
    readonly fee: string
    readonly balance: string
    readonly totals: string
  }
  readonly calendar: {
    readonly summary: (instalment: {
      readonly number: number
      readonly count: number
      readonly amount: string
    }) => string
    readonly lastWithdrawalDay: string
    readonly description: (receipt: { readonly lender: string; readonly reference: string }) => string
  }
}
