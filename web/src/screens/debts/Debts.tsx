// CUSTOMER_DEBTS: an editable list of debts that a lender can consolidate. An empty list is a valid answer.
import { maxDebts } from '@loan/domain/lender-steps/debtList'
import { useFormats } from '../../formats/useFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LenderFrame, useLenderName } from '../lender-step/LenderFrame.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { DebtFields } from './DebtFields.tsx'
import styles from './Debts.module.css'
import { listId, useDebtForm } from './useDebtForm.ts'

export const Debts = ({ status }: LeadScreenProps) => {
  const t = useTexts('customer-debts')
  const formats = useFormats()
  const lender = useLenderName(status)
  const form = useDebtForm()
  const { rows, removed, errors } = form
  const max = status.debts?.max ?? maxDebts
  const isEmpty = rows.length === 0

  return (
    <LenderFrame
      status={status}
      title={t('title')}
      help={t('help', { lender })}
      hasErrors={errors.list.length > 0}
      failure={form.answer.failure}
    >
      <ScreenForm errors={errors} onSubmit={() => void form.submit()}>
        <h2 id={listId} tabIndex={-1}>
          {isEmpty ? t('noneListed') : t('listed', { count: rows.length })}
        </h2>
        <LiveRegion>
          {removed !== null && (
            <Callout kind="info">
              <Stack gap="tight" start>
                <Text>{t('removed', { place: removed.rowIndex + 1, creditor: removed.row.creditor })}</Text>
                <Button variant="quiet" onClick={() => form.restore(removed)}>
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
                findError={(field) => form.findError(row, field)}
                onChange={(field, value) => form.change(row, field, value)}
                onRemove={() => form.remove(row)}
              />
            ))}
          </ol>
        )}
        {!isEmpty && (
          <p className={styles['total']} data-invalid={form.sumError === undefined ? undefined : true}>
            <span>{t('total')}</span> <strong>{formats.money(form.total)}</strong>
          </p>
        )}
        <Stack gap="close">
          {rows.length < max ? (
            <Button variant="secondary" fullWidth onClick={form.add}>
              {t(isEmpty ? 'addFirst' : 'add')}
            </Button>
          ) : (
            <Text muted>{t('full', { count: max })}</Text>
          )}
          <Button type="submit" variant={isEmpty ? 'secondary' : 'primary'} fullWidth busy={form.answer.isBusy}>
            {t(isEmpty ? 'sendNone' : 'send')}
          </Button>
        </Stack>
      </ScreenForm>
    </LenderFrame>
  )
}
