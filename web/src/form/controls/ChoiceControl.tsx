// One of several: radio cards while they can be taken in at a glance, a native list above that.
import { useTexts } from '../../context/useTexts.ts'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Select } from '../../ui/Select.tsx'
import { controlIdOf } from '../controlNames.ts'
import type { ControlProps } from './control.ts'
import { useFieldTexts } from './useFieldTexts.ts'
import { type LabelledOption, useOptions } from './useOptions.ts'

/** countries.md §6: up to seven options are radios, more are a list. */
const maxRadios = 7

type OptionsProps = ControlProps & { readonly options: readonly LabelledOption[] }

const RadioChoice = ({ dataPoint, values, error, isOptional, options }: OptionsProps) => {
  const { label, ...texts } = useFieldTexts(dataPoint, isOptional)
  const id = controlIdOf(dataPoint.path)
  const value = values[dataPoint.path]
  return (
    <Fieldset id={`${id}-group`} legend={label} {...texts} {...(error !== undefined && { error })}>
      <RadioCards
        idPrefix={id}
        name={dataPoint.path}
        options={options}
        defaultValue={value}
        invalid={error !== undefined}
      />
    </Fieldset>
  )
}

const ListChoice = ({ dataPoint, values, error, isOptional, options }: OptionsProps) => {
  const t = useTexts()
  const { label, ...texts } = useFieldTexts(dataPoint, isOptional)
  return (
    <Field id={controlIdOf(dataPoint.path)} label={label} {...texts} {...(error !== undefined && { error })}>
      {(control) => (
        <Select
          {...control}
          name={dataPoint.path}
          options={options}
          emptyLabel={t('choose')}
          autoComplete={dataPoint.input?.autocomplete ?? 'off'}
          defaultValue={values[dataPoint.path] ?? ''}
        />
      )}
    </Field>
  )
}

export const ChoiceControl = (props: ControlProps) => {
  const options = useOptions(props.dataPoint)
  return options.length <= maxRadios ? (
    <RadioChoice {...props} options={options} />
  ) : (
    <ListChoice {...props} options={options} />
  )
}

export const YesNoControl = (props: ControlProps) => {
  const t = useTexts()
  const options = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  return <RadioChoice {...props} options={options} />
}
