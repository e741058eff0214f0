// CUSTOMER_DEBTS: an editable list of debts that a lender can consolidate. An empty list is a valid answer.
import { customerDebts } from '@loan/domain/contract/lenderSteps'
import { loadRules } from '@loan/domain/validation/resolveRules'
import { maxDebts } from '@loan/domain/lender-steps/debtList'
import { debtFields, withDebts } from '@loan/domain/lender-steps/debts'
import { useEffect, useState } from 'react'
import type { RejectedField } from '../../api/rejectedFields.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useFormats } from '../../formats/useFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { buildRuleContext } from '../../form/ruleContext.ts'
import type { FieldError } from '../../form/fieldError.ts'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { getServerClock } from '../../lib/serverClock.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LenderFrame, useLenderName } from '../lender-step/LenderFrame.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { useAnswerErrorText } from '../frame/useAnswerErrorText.ts'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { DebtFields, buildFieldId } from './DebtFields.tsx'
import { type DebtField, type DebtRow, fieldOrder, validateDebtRows, buildFieldName, readTotal } from './debtRows.ts'
import styles from './Debts.module.css'
import { useDebtRows } from './useDebtRows.ts'

const listId = 'debts-heading'
const sumName = 'debts'

const isDebtField = (name: string | undefined): name is DebtField => fieldOrder.some((field) => field === name)

export const Debts = ({ status }: LeadScreenProps) => {
  const { product, store } = useAppContext()
  const t = useTexts('customer-debts')
  const formats = useFormats()
  const lender = useLenderName(status)
  const answer = useLeadAction(customerDebts)
  const errors = useScreenErrors()
  const errorText = useAnswerErrorText('')
  const { rows, removed, ...list } = useDebtRows()
  const [toFocus, setToFocus] = useState<{ readonly id: string } | null>(null)
  const max = status.debts?.max ?? maxDebts
  const isEmpty = rows.length === 0

  useEffect(() => {
    void loadRules(Object.values(debtFields), product)
  }, [product])

  useEffect(() => {
    if (toFocus !== null) document.getElementById(toFocus.id)?.focus()
  }, [toFocus])

  const contextNow = () =>
    buildRuleContext({
      product,
      application: store.getState().leadApplication.applicationData,
      clock: getServerClock({ store }),
    })

  const errorAt = (row: DebtRow, field: DebtField, invalid: Parameters<typeof errorText>[0]): FieldError => {
    const text = invalid.code === 'required' ? t(`fields>${field}>required`) : errorText(invalid)
    const label = t(`fields>${field}>label`)
    return {
      name: buildFieldName(row, field),
      id: buildFieldId(row, field),
      text,
      inSummary: t('errorOf', { place: rows.indexOf(row) + 1, label, error: text }),
      ...(invalid.code === 'required' && { isMissing: true }),
    }
  }

  /** `debts.0.creditor` refers to the row by its index in the sent list. */
  const rejectedByServer = (error: RejectedField): FieldError => {
    const [, index, field] = error.fieldName.split('.')
    const row = rows[Number(index)]
    if (row !== undefined && isDebtField(field)) return errorAt(row, field, error)
    const text =
      error.fieldName === sumName
        ? t('tooMuch', { max: formats.money(product.country.debtLimits.totalMax) })
        : errorText(error)
    return { name: sumName, id: listId, text }
  }

  const submit = async () => {
    await loadRules(Object.values(debtFields), product)
    const { debts, invalid } = validateDebtRows(rows, contextNow())
    if (invalid.length > 0) return errors.showError(invalid.map(({ row, field, error }) => errorAt(row, field, error)))
    errors.clear()
    const result = await answer.run(({ id }) => ({ body: { id, debts: [...debts] } }))
    if (result?.outcome === 'failed' && result.fieldErrors.length > 0) {
      errors.showError(result.fieldErrors.map(rejectedByServer))
    }
    if (result?.outcome !== 'done') return
    store.updateLead({ applicationData: withDebts(store.getState().leadApplication.applicationData, debts) })
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

  const sumError = errors.of(sumName)
  return (
    <LenderFrame
      status={status}
      title={t('title')}
      help={t('help', { lender })}
      hasErrors={errors.list.length > 0}
      failure={answer.failure}
    >
      <ScreenForm errors={errors} onSubmit={() => void submit()}>
        <h2 id={listId} tabIndex={-1}>
          {isEmpty ? t('noneListed') : t('listed', { count: rows.length })}
        </h2>
        <LiveRegion>
          {removed !== null && (
            <Callout kind="info">
              <Stack gap="tight" start>
                <Text>{t('removed', { place: removed.rowIndex + 1, creditor: removed.row.creditor })}</Text>
                <Button
                  variant="quiet"
                  onClick={() => {
                    setToFocus({ id: buildFieldId(removed.row, 'creditor') })
                    list.restore(removed)
                  }}
                >
                  {t('restore')}
                </Button>
              </Stack>
            </Callout>
          )}
        </LiveRegion>
        {!isEmpty && (
          <ol className={styles['list']}>
            {rows.map((row, index) => (
              <DebtFields
                key={row.key}
                row={row}
                position={index + 1}
                findError={(field) => errors.of(buildFieldName(row, field))}
                onChange={(field, value) => {
                  errors.clear(buildFieldName(row, field))
                  errors.clear(sumName)
                  list.change(row.key, field, value)
                }}
                onRemove={() => remove(row)}
              />
            ))}
          </ol>
        )}
        {!isEmpty && (
          <p className={styles['total']} data-invalid={sumError === undefined ? undefined : true}>
            <span>{t('total')}</span> <strong>{formats.money(readTotal(rows, contextNow()))}</strong>
          </p>
        )}
        <Stack gap="close">
          {rows.length < max ? (
            <Button variant="secondary" fullWidth onClick={add}>
              {t(isEmpty ? 'addFirst' : 'add')}
            </Button>
          ) : (
            <Text muted>{t('full', { count: max })}</Text>
          )}
          <Button type="submit" variant={isEmpty ? 'secondary' : 'primary'} fullWidth busy={answer.isBusy}>
            {t(isEmpty ? 'sendNone' : 'send')}
          </Button>
        </Stack>
      </ScreenForm>
    </LenderFrame>
  )
}
