// The form of the list of debts: validates the rows, sends them, and moves the focus when a row is added or removed.
import { customerDebts } from '@loan/domain/contract/lenderSteps'
import { debtFields, withDebts } from '@loan/domain/lender-steps/debts'
import { loadRules } from '@loan/domain/validation/resolveRules'
import { useEffect, useState } from 'react'
import type { RejectedField } from '../../api/rejectedFields.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { findErrorKind } from '../../form/errorTexts.ts'
import type { DisplayedError } from '../../form/displayedError.ts'
import { buildValidationContext } from '../../form/validationContext.ts'
import { useFormats } from '../../formats/useFormats.ts'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { getServerClock } from '../../lib/serverClock.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useAnswerErrorText } from '../frame/useAnswerErrorText.ts'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { buildFieldId } from './DebtFields.tsx'
import {
  buildFieldName,
  type DebtField,
  type DebtRow,
  fieldOrder,
  sumValidBalances,
  validateDebtRows,
} from './debtRows.ts'
import { type RemovedDebtRow, useDebtRows } from './useDebtRows.ts'

/** Id of the heading above the list. */
export const listId = 'debts-heading'
const sumName = 'debts'

const isDebtField = (name: string | undefined): name is DebtField => fieldOrder.some((field) => field === name)

export const useDebtForm = () => {
  const app = useAppContext()
  const { product, store } = app
  const t = useTexts('customer-debts')
  const formats = useFormats()
  const answer = useLeadAction(customerDebts)
  const errors = useScreenErrors()
  const errorText = useAnswerErrorText('')
  const { rows, removed, ...list } = useDebtRows()
  const [toFocus, setToFocus] = useState<{ readonly id: string } | null>(null)

  useEffect(() => {
    void loadRules(Object.values(debtFields), product)
  }, [product])

  useEffect(() => {
    if (toFocus !== null) document.getElementById(toFocus.id)?.focus()
  }, [toFocus])

  const contextNow = () =>
    buildValidationContext({
      product,
      application: store.getState().leadApplication.applicationData,
      clock: getServerClock(app),
    })

  const buildFieldError = (
    row: DebtRow,
    field: DebtField,
    invalid: Parameters<typeof errorText>[0],
  ): DisplayedError => {
    const text = invalid.code === 'required' ? t(`fields>${field}>required`) : errorText(invalid)
    const label = t(`fields>${field}>label`)
    return {
      name: buildFieldName(row, field),
      id: buildFieldId(row, field),
      text,
      inSummary: t('errorOf', { place: rows.indexOf(row) + 1, label, error: text }),
      kind: findErrorKind(invalid.code),
    }
  }

  /** `debts.0.creditor` refers to the row by its index in the sent list. */
  const rejectedByServer = (error: RejectedField): DisplayedError => {
    const [, index, field] = error.fieldName.split('.')
    const row = rows[Number(index)]
    if (row !== undefined && isDebtField(field)) return buildFieldError(row, field, error)
    const text =
      error.fieldName === sumName
        ? t('tooMuch', { max: formats.money(product.country.debtLimits.totalMax) })
        : errorText(error)
    return { name: sumName, id: listId, text, kind: 'wrong' }
  }

  const submit = async () => {
    await loadRules(Object.values(debtFields), product)
    const { debts, invalid } = validateDebtRows(rows, contextNow())
    if (invalid.length > 0)
      return errors.showError(invalid.map(({ row, field, error }) => buildFieldError(row, field, error)))
    errors.clear()
    const result = await answer.run(({ id }) => ({ body: { id, debts: [...debts] } }))
    if (result?.outcome === 'failed' && result.fieldErrors.length > 0) {
      errors.showError(result.fieldErrors.map(rejectedByServer))
    }
    if (result?.outcome !== 'done') return
    store.updateLeadApplication({ applicationData: withDebts(store.getState().leadApplication.applicationData, debts) })
  }

  const add = () => {
    setToFocus({ id: buildFieldId(list.add(), 'creditor') })
  }

  const remove = (row: DebtRow) => {
    setToFocus({ id: listId })
    for (const field of fieldOrder) errors.clear(buildFieldName(row, field))
    errors.clear(sumName)
    list.remove(row)
  }

  return {
    rows,
    removed,
    errors,
    answer,
    total: sumValidBalances(rows, contextNow()),
    sumError: errors.find(sumName),
    findError: (row: DebtRow, field: DebtField) => errors.find(buildFieldName(row, field)),
    add,
    change: (row: DebtRow, field: DebtField, value: string) => {
      errors.clear(buildFieldName(row, field))
      errors.clear(sumName)
      list.change(row.key, field, value)
    },
    remove,
    restore: (restored: RemovedDebtRow) => {
      setToFocus({ id: buildFieldId(restored.row, 'creditor') })
      list.restore(restored)
    },
    submit,
  }
}
