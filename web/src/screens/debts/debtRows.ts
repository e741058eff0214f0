// The typed list of debts: rows of raw text, stored as one draft, and validated into debts or errors.
import { parseJson } from '@loan/domain/parseJson'
import { type Debt, type DebtKind, debtKinds } from '@loan/domain/lender-steps/debtList'
import { type DebtFieldName, validateDebtField, sumBalances } from '@loan/domain/lender-steps/debts'
import type { AnswerError } from '@loan/domain/rules/rule'
import type { ValidationContext } from '@loan/domain/validation/validationCountry'
import * as v from 'valibot'

const rowSchema = v.strictObject({
  creditor: v.string(),
  kind: v.string(),
  balance: v.string(),
  instalment: v.string(),
  /** `true`, `false`, or empty when not answered. */
  isInArrears: v.string(),
})
export type TypedDebt = v.InferOutput<typeof rowSchema>
export type DebtField = keyof TypedDebt

/** `key` identifies the row when others are added or removed. In an unchanged list it is the row's index. */
export type DebtRow = TypedDebt & { readonly key: number }

export const emptyDebt: TypedDebt = { creditor: '', kind: '', balance: '', instalment: '', isInArrears: '' }

export const parseRows = (draft: string | undefined): readonly DebtRow[] => {
  const parsed = v.safeParse(v.array(rowSchema), parseJson(draft ?? ''))
  return parsed.success ? parsed.output.map((row, key) => ({ ...row, key })) : []
}

export const serializeRows = (rows: readonly DebtRow[]): string =>
  JSON.stringify(rows.map(({ key: _key, ...typed }) => typed))

export const buildFieldName = ({ key }: Pick<DebtRow, 'key'>, field: DebtField): string => `debts.${key}.${field}`

export type InvalidDebtField = { readonly row: DebtRow; readonly field: DebtField; readonly error: AnswerError }

const isKind = (kind: string): kind is DebtKind => debtKinds.some((debtKind) => debtKind === kind)

const textFields = ['creditor', 'balance', 'instalment'] as const satisfies readonly DebtFieldName[]

const required: AnswerError = { code: 'required' }

type ValidatedRow = { readonly debt: Debt | null; readonly invalid: readonly InvalidDebtField[] }

const validateRow = (row: DebtRow, context: ValidationContext): ValidatedRow => {
  const answers = textFields.map((field) => ({ field, validation: validateDebtField(field, row[field], context) }))
  const readValue = (field: DebtFieldName) => {
    const validation = answers.find((answer) => answer.field === field)?.validation
    return validation?.outcome === 'answered' ? validation.value : ''
  }
  const { kind, isInArrears } = row
  const invalid = [
    ...answers.flatMap(({ field, validation }) =>
      validation.outcome === 'invalid' ? [{ row, field, error: validation.error }] : [],
    ),
    ...(isKind(kind) ? [] : [{ row, field: 'kind' as const, error: required }]),
    ...(isInArrears === '' ? [{ row, field: 'isInArrears' as const, error: required }] : []),
  ]
  if (invalid.length > 0 || !isKind(kind)) return { debt: null, invalid }
  return {
    debt: {
      creditor: String(readValue('creditor')),
      kind,
      balance: Number(readValue('balance')),
      instalment: Number(readValue('instalment')),
      isInArrears: isInArrears === 'true',
    },
    invalid,
  }
}

/** The fields in the order of the page. */
export const fieldOrder: readonly DebtField[] = ['creditor', 'kind', 'balance', 'instalment', 'isInArrears']

export const validateDebtRows = (
  rows: readonly DebtRow[],
  context: ValidationContext,
): { readonly debts: readonly Debt[]; readonly invalid: readonly InvalidDebtField[] } => {
  const validated = rows.map((row) => validateRow(row, context))
  return {
    debts: validated.flatMap(({ debt }) => debt ?? []),
    invalid: validated.flatMap(({ invalid }) =>
      [...invalid].sort((one, other) => fieldOrder.indexOf(one.field) - fieldOrder.indexOf(other.field)),
    ),
  }
}

/** Sums the balances that are valid so far. */
export const sumValidBalances = (rows: readonly DebtRow[], context: ValidationContext): number =>
  sumBalances(
    rows.flatMap(({ balance }) => {
      const validation = validateDebtField('balance', balance, context)
      return validation.outcome === 'answered' ? [{ balance: Number(validation.value) }] : []
    }),
  )
