// The fields of one debt in the list: creditor, kind, balance, instalment and arrears. No option is preselected.
import { debtKinds } from '@loan/domain/lender-steps/debtList'
import { debtFields } from '@loan/domain/lender-steps/debts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Select } from '../../ui/Select.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Debts.module.css'
import { type DebtField, type DebtRow, buildFieldName } from './debtRows.ts'
import { Phrase } from '../../ui/Phrase.tsx'

export const buildFieldId = (row: Pick<DebtRow, 'key'>, field: DebtField): string =>
  buildFieldName(row, field).replaceAll('.', '-')

/** Off, because the names of creditors are not in a dictionary. */
const isSpellChecked = false

type DebtFieldsProps = {
  readonly row: DebtRow
  /** Position in the list, starting at 1. */
  readonly position: number
  readonly findError: (field: DebtField) => string | undefined
  readonly onChange: (field: DebtField, value: string) => void
  readonly onRemove: () => void
}

export const DebtFields = ({ row, position, findError, onChange, onRemove }: DebtFieldsProps) => {
  const { currency } = useAppContext().product.country
  const t = useTexts('customer-debts')
  const common = useTexts()

  const renderTextField = (field: 'creditor' | 'balance' | 'instalment') => {
    const { kind, input } = debtFields[field]
    const isMoney = kind === 'money'
    return (
      <Field
        id={buildFieldId(row, field)}
        label={t(`fields>${field}>label`)}
        hint={t(`fields>${field}>hint`)}
        error={findError(field)}
      >
        {(control) => (
          <TextInput
            {...control}
            name={buildFieldName(row, field)}
            defaultValue={row[field]}
            autoComplete="off"
            spellCheck={isSpellChecked}
            enterKeyHint="next"
            size={isMoney ? input?.size : undefined}
            {...(isMoney && { inputMode: 'numeric', [currency.symbolFirst ? 'prefix' : 'suffix']: currency.symbol })}
            onInput={({ currentTarget }) => onChange(field, currentTarget.value)}
          />
        )}
      </Field>
    )
  }

  return (
    <Card as="li">
      <Fieldset
        id={`debt-${row.key}`}
        legend={<span className={styles['name']}>{t('debt', { place: position })}</span>}
      >
        <Stack gap="close">
          {renderTextField('creditor')}
          <Field id={buildFieldId(row, 'kind')} label={t('fields>kind>label')} error={findError('kind')}>
            {(control) => (
              <Select
                {...control}
                name={buildFieldName(row, 'kind')}
                options={debtKinds.map((value) => ({ value, label: t(`fields>kind>options>${value}`) }))}
                emptyLabel={common('choose')}
                autoComplete="off"
                defaultValue={row.kind}
                onChange={({ currentTarget }) => onChange('kind', currentTarget.value)}
              />
            )}
          </Field>
          {renderTextField('balance')}
          {renderTextField('instalment')}
          <Fieldset
            id={`${buildFieldId(row, 'isInArrears')}-group`}
            legend={t('fields>isInArrears>label')}
            error={findError('isInArrears')}
          >
            <RadioCards
              idPrefix={buildFieldId(row, 'isInArrears')}
              name={buildFieldName(row, 'isInArrears')}
              options={[
                { value: 'true', label: common('yes') },
                { value: 'false', label: common('no') },
              ]}
              defaultValue={row.isInArrears}
              invalid={findError('isInArrears') !== undefined}
              onChange={(value) => onChange('isInArrears', value)}
            />
          </Fieldset>
          <Stack start>
            <Button variant="quiet" onClick={onRemove}>
              <Phrase>{t('remove')}</Phrase>
              <VisuallyHidden>{`: ${t('debt', { place: position })}`}</VisuallyHidden>
            </Button>
          </Stack>
        </Stack>
      </Fieldset>
    </Card>
  )
}
