// The choice of a country: the applicant's own country or another one, and for another one a box that searches the
// list. An optional choice has the box alone, because radio buttons cannot be cleared.
import { useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { errorId, joinIds } from '../../ui/describe.ts'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { buildControlId } from '../controlNames.ts'
import type { ControlProps } from './control.ts'
import { useComboboxTexts } from './useComboboxTexts.ts'
import { useFieldTexts } from './useFieldTexts.ts'
import { useOptions } from './useOptions.ts'

type ListProps = ControlProps & {
  readonly label: string
  /** Id of the group's error, for a list that is not the whole field. */
  readonly groupErrorId?: string
}

const CountryList = ({ dataPoint, values, error, isOptional, isLast, label, groupErrorId }: ListProps) => {
  const options = useOptions(dataPoint)
  const texts = useComboboxTexts()
  const { hint, optionalText } = useFieldTexts(dataPoint, isOptional)
  const { path } = dataPoint
  const isWhole = groupErrorId === undefined
  return (
    <Field
      id={buildControlId(path)}
      label={label}
      {...(isWhole && { hint, optionalText, ...(error !== undefined && { error }) })}
    >
      {(control) => (
        <Combobox
          {...control}
          name={path}
          label={label}
          isChoice
          options={options}
          texts={texts}
          defaultValue={values[path] ?? ''}
          enterKeyHint={isLast ? 'go' : 'next'}
          describedBy={joinIds(control.describedBy, !isWhole && error !== undefined && groupErrorId)}
          invalid={error !== undefined}
        />
      )}
    </Field>
  )
}

const OwnOrOther = (props: ControlProps) => {
  const { dataPoint, values, error, isOptional } = props
  const { path } = dataPoint
  const { label, ...texts } = useFieldTexts(dataPoint, isOptional)
  const t = useTexts()
  const { code } = useAppContext().product.country
  const [own] = useOptions(dataPoint, [code])
  const value = values[path]
  const isOwn = value === code
  const [isOther, setOther] = useState(value !== undefined && !isOwn)
  const id = buildControlId(path)
  const groupId = `${id}-group`
  const options = [...(own === undefined ? [] : [own]), { value: '', label: t('list>other') }]
  return (
    <Fieldset id={groupId} legend={label} {...texts} {...(error !== undefined && { error })}>
      <Stack gap="tight">
        <RadioCards
          // The link of an error leads to the list when it is shown.
          idPrefix={isOther ? `${id}-own` : id}
          name={path}
          options={options}
          defaultValue={value === undefined || isOwn ? value : ''}
          invalid={error !== undefined}
          onChange={(chosen) => setOther(chosen === '')}
        />
        {isOther && (
          <CountryList
            {...props}
            values={isOwn ? {} : values}
            label={t('list>which')}
            groupErrorId={errorId(groupId)}
          />
        )}
      </Stack>
    </Fieldset>
  )
}

export const CountryChoice = (props: ControlProps) => {
  const { label } = useFieldTexts(props.dataPoint, props.isOptional)
  return props.isOptional ? <CountryList {...props} label={label} /> : <OwnOrOther {...props} />
}
