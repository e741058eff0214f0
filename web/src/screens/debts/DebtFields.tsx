// The fields of one debt in the list: creditor, kind, balance, instalment and arrears. No option is preselected.
import { debtKinds } from '@loan/domain/lender-steps/debtList'
import { debtFields } from '@loan/domain/lender-steps/debts'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useTexts } from '../../context/useTexts.ts'
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
import { type DebtField, type DebtRow, nameOf } from './debtRows.ts'
import { Phrase } from '../../ui/Phrase.tsx'

export const debtFieldId = (row: Pick<DebtRow, 'key'>, field: DebtField): string =>
  nameOf(row, field).replaceAll('.', '-')

/** Creditor names are not dictionary words. */
const isSpellChecked = false

type DebtFieldsProps = {
  readonly row: DebtRow
  /** Position in the list, from 1. */
  readonly place: number
  readonly errorOf: (field: DebtField) => string | undefined
  readonly onChange: (field: DebtField, value: string) => void
  readonly onRemove: () => void
}

export const DebtFields = ({ row, place, errorOf, onChange, onRemove }: DebtFieldsProps) => {
  const { currency } = useApplication().product.country
  const t = useTexts('customer-debts')
  const common = useTexts()

  const textField = (field: 'creditor' | 'balance' | 'instalment') => {
    const { kind, input } = debtFields[field]
    const isMoney = kind === 'money'
    return (
      <Field
        id={debtFieldId(row, field)}
        label={t(`fields>${field}>label`)}
        hint={t(`fields>${field}>hint`)}
        error={errorOf(field)}
      >
        {(control) => (
          <TextInput
            {...control}
            name={nameOf(row, field)}
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
      <Fieldset id={`debt-${row.key}`} legend={<span className={styles['name']}>{t('debt', { place })}</span>}>
        <Stack gap="close">
          {textField('creditor')}
          <Field id={debtFieldId(row, 'kind')} label={t('fields>kind>label')} error={errorOf('kind')}>
            {(control) => (
              <Select
                {...control}
                name={nameOf(row, 'kind')}
                options={debtKinds.map((value) => ({ value, label: t(`fields>kind>options>${value}`) }))}
                emptyLabel={common('choose')}
                autoComplete="off"
                defaultValue={row.kind}
                onChange={({ currentTarget }) => onChange('kind', currentTarget.value)}
              />
            )}
          </Field>
          {textField('balance')}
          {textField('instalment')}
          <Fieldset
            id={`${debtFieldId(row, 'isInArrears')}-group`}
            legend={t('fields>isInArrears>label')}
            error={errorOf('isInArrears')}
          >
            <RadioCards
              idPrefix={debtFieldId(row, 'isInArrears')}
              name={nameOf(row, 'isInArrears')}
              options={[
                { value: 'true', label: common('yes') },
                { value: 'false', label: common('no') },
              ]}
              defaultValue={row.isInArrears}
              invalid={errorOf('isInArrears') !== undefined}
              onChange={(value) => onChange('isInArrears', value)}
            />
          </Fieldset>
          <Stack start>
            <Button variant="quiet" onClick={onRemove}>
              <Phrase>{t('remove')}</Phrase>
              <VisuallyHidden>{`: ${t('debt', { place })}`}</VisuallyHidden>
            </Button>
          </Stack>
        </Stack>
      </Fieldset>
    </Card>
  )
}
