// The fields of a debt with their rules, which the browser and the server share, and the figures of the application
// that follow from the list.
import { type ValidationResult, validateAnswer, type RawAnswer } from '../validation/validateAnswer.ts'
import type { Field } from '../data-points/dataPoint.ts'
import type { LeadApplication } from '../lead/application.ts'
import { moneyRule } from '../rules/range.ts'
import type { ValidationContext } from '../validation/validationCountry.ts'
import type { Debt } from './debtList.ts'

const money: Field = { kind: 'money', rules: [moneyRule], input: { inputMode: 'numeric', size: 10 } }

/** The fields of a debt that rules validate. Its `kind` and `isInArrears` are choices, which the contract validates. */
export const debtFields = {
  creditor: { kind: 'text', rules: ['companyName'], input: { size: 30 } },
  balance: money,
  instalment: money,
} as const satisfies Record<string, Field>

export type DebtFieldName = keyof typeof debtFields

export const validateDebtField = (name: DebtFieldName, raw: RawAnswer, context: ValidationContext): ValidationResult =>
  validateAnswer(debtFields[name], raw, context)

export const sumBalances = (debts: readonly Pick<Debt, 'balance'>[]): number =>
  debts.reduce((sum, { balance }) => sum + balance, 0)

/** The application with the figures that follow from the list. */
export const withDebts = (application: LeadApplication, debts: readonly Debt[]): LeadApplication => {
  const { totalDebtAmount: _total, ...expenses } = application.expenses ?? {}
  return {
    ...application,
    expenses: {
      ...expenses,
      hasOtherLoans: debts.length > 0,
      monthlyCreditCommitments: debts.reduce((sum, { instalment }) => sum + instalment, 0),
      ...(debts.length > 0 && { totalDebtAmount: sumBalances(debts) }),
    },
  }
}
