// The list of debts as it is typed: rows of raw text, kept as one draft, and judged into debts or refusals.
import { type Debt, type DebtKind, debtKinds } from '@loan/domain/lender-steps/debtList'
import { type DebtFieldName, judgeDebtField, totalOf } from '@loan/domain/lender-steps/debts'
import type { Refusal } from '@loan/domain/rules/rule'
import type { ValidationContext } from '@loan/domain/validation/countryFormats'
import * as v from 'valibot'

const rowSchema = v.strictObject({
  creditor: v.string(),
  kind: v.string(),
  balance: v.string(),
  instalment: v.string(),
  /** `true`, `false`, or empty while it is not answered. */
  isInArrears: v.string(),
})
export type TypedDebt = v.InferOutput<typeof rowSchema>
export type DebtField = keyof TypedDebt

/** `key` stays with the row while others come and go; in a list that was not changed it is the row's place. */
export type DebtRow = TypedDebt & { readonly key: number }

export const emptyDebt: TypedDebt = { creditor: '', kind: '', balance: '', instalment: '', isInArrears: '' }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const parseRows = (draft: string | undefined): readonly DebtRow[] => {
  const parsed = v.safeParse(v.array(rowSchema), parseJson(draft ?? ''))
  return parsed.success ? parsed.output.map((row, key) => ({ ...row, key })) : []
}

export const serializeRows = (rows: readonly DebtRow[]): string =>
  JSON.stringify(rows.map(({ key: _key, ...typed }) => typed))

export const nameOf = ({ key }: Pick<DebtRow, 'key'>, field: DebtField): string => `debts.${key}.${field}`

export type RefusedDebtField = { readonly row: DebtRow; readonly field: DebtField; readonly refusal: Refusal }

const isKind = (kind: string): kind is DebtKind => debtKinds.some((known) => known === kind)

const textFields = ['creditor', 'balance', 'instalment'] as const satisfies readonly DebtFieldName[]

const required: Refusal = { code: 'required' }

type Judged = { readonly debt: Debt | null; readonly refused: readonly RefusedDebtField[] }

const judgeRow = (row: DebtRow, context: ValidationContext): Judged => {
  const answers = textFields.map((field) => ({ field, judgement: judgeDebtField(field, row[field], context) }))
  const valueOf = (field: DebtFieldName) => {
    const judgement = answers.find((answer) => answer.field === field)?.judgement
    return judgement?.outcome === 'answered' ? judgement.value : ''
  }
  const { kind, isInArrears } = row
  const refused = [
    ...answers.flatMap(({ field, judgement }) =>
      judgement.outcome === 'refused' ? [{ row, field, refusal: judgement.refusal }] : [],
    ),
    ...(isKind(kind) ? [] : [{ row, field: 'kind' as const, refusal: required }]),
    ...(isInArrears === '' ? [{ row, field: 'isInArrears' as const, refusal: required }] : []),
  ]
  if (refused.length > 0 || !isKind(kind)) return { debt: null, refused }
  return {
    debt: {
      creditor: String(valueOf('creditor')),
      kind,
      balance: Number(valueOf('balance')),
      instalment: Number(valueOf('instalment')),
      isInArrears: isInArrears === 'true',
    },
    refused,
  }
}

/** In the order of the fields on the page. */
export const fieldOrder: readonly DebtField[] = ['creditor', 'kind', 'balance', 'instalment', 'isInArrears']

export const judgeRows = (
  rows: readonly DebtRow[],
  context: ValidationContext,
): { readonly debts: readonly Debt[]; readonly refused: readonly RefusedDebtField[] } => {
  const judged = rows.map((row) => judgeRow(row, context))
  return {
    debts: judged.flatMap(({ debt }) => debt ?? []),
    refused: judged.flatMap(({ refused }) =>
      refused.toSorted((one, other) => fieldOrder.indexOf(one.field) - fieldOrder.indexOf(other.field)),
    ),
  }
}

/** Of the balances that can be read so far. */
export const readTotal = (rows: readonly DebtRow[], context: ValidationContext): number =>
  totalOf(
    rows.flatMap(({ balance }) => {
      const judgement = judgeDebtField('balance', balance, context)
      return judgement.outcome === 'answered' ? [{ balance: Number(judgement.value) }] : []
    }),
  )
