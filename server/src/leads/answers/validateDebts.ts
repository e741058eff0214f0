// Validates a list of debts: each field of each row, and the sum of the balances against the country's limit.
import { getToday } from '@loan/domain/getToday'
import type { ProblemField } from '@loan/domain/contract/problem'
import type { Debt } from '@loan/domain/lender-steps/debtList'
import { debtFields, validateDebtField, sumBalances } from '@loan/domain/lender-steps/debts'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import type { ValidationContext } from '@loan/domain/validation/validationCountry'
import { listKeys } from '@loan/domain/records'
import { buildAnswerError, buildInvalidFieldsError } from '../../lib/leadError.ts'

const fieldNames = listKeys(debtFields)

const validateDebt = (debt: Debt, index: number, context: ValidationContext): readonly ProblemField[] =>
  fieldNames.flatMap((name) => {
    const validation = validateDebtField(name, debt[name], context)
    return validation.outcome === 'invalid' ? [buildAnswerError(`debts.${index}.${name}`, validation.error)] : []
  })

const normaliseCreditor = (debt: Debt, context: ValidationContext): Debt => {
  const validation = validateDebtField('creditor', debt.creditor, context)
  return validation.outcome === 'answered' ? { ...debt, creditor: String(validation.value) } : debt
}

/**
 * Returns the debts to store, with normalised creditors. Throws `refused` with an error for each invalid
 * `debts.<row>.<field>`, and one for `debts` when the sum exceeds the limit.
 */
export const validateDebts = (
  debts: readonly Debt[],
  {
    product,
    application,
    now,
  }: { readonly product: Product; readonly application: LeadApplication; readonly now: Date },
): readonly Debt[] => {
  const { country } = product
  const context = { product, country, application, today: getToday(country, now) }
  const rowErrors = debts.flatMap((debt, index) => validateDebt(debt, index, context))
  const sumError = country.rules.totalDebt.check(sumBalances(debts), context)
  const errors = [...rowErrors, ...(sumError === null ? [] : [buildAnswerError('debts', sumError)])]
  if (errors.length > 0) throw buildInvalidFieldsError(errors)
  return debts.map((debt) => normaliseCreditor(debt, context))
}
