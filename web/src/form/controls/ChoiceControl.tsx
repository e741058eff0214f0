// Controls to choose one option: radio cards for a few options, a native select for more.
import { useEffect, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Select } from '../../ui/Select.tsx'
import { buildControlId } from '../controlNames.ts'
import type { ControlProps } from './control.ts'
import { useFieldTexts } from './useFieldTexts.ts'
import { countOptions, type LabelledOption, useOptions } from './useOptions.ts'

/** Up to seven options are radios, more are a select (docs/countries/README.md). */
const maxRadios = 7

type OptionsProps = ControlProps & { readonly options: readonly LabelledOption[]; readonly sideBySide?: boolean }

const RadioChoice = ({ dataPoint, values, error, isOptional, options, sideBySide }: OptionsProps) => {
  const { label, ...texts } = useFieldTexts(dataPoint, isOptional)
  const id = buildControlId(dataPoint.path)
  const value = values[dataPoint.path]
  return (
    <Fieldset id={`${id}-group`} legend={label} {...texts} {...(error !== undefined && { error })}>
      <RadioCards
        idPrefix={id}
        name={dataPoint.path}
        options={options}
        defaultValue={value}
        invalid={error !== undefined}
        sideBySide={sideBySide}
      />
    </Fieldset>
  )
}

const ListChoice = ({ dataPoint, values, error, isOptional, options }: OptionsProps) => {
  const t = useTexts()
  const { label, ...texts } = useFieldTexts(dataPoint, isOptional)
  return (
    <Field id={buildControlId(dataPoint.path)} label={label} {...texts} {...(error !== undefined && { error })}>
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

/** A list of all countries takes a slow phone longer to render than the rest of the page. */
const isLong = (count: number): boolean => count > 100
/** Long enough for the page to paint, too short for the applicant to open the list. */
const fillAfterMs = 100

/** Whether to render all options. False until `fillAfterMs` after mount for a long list. */
const useIsWhole = (count: number): boolean => {
  const [isWhole, setWhole] = useState(!isLong(count))
  useEffect(() => {
    if (isWhole) return undefined
    const timer = setTimeout(() => setWhole(true), fillAfterMs)
    return () => clearTimeout(timer)
  }, [isWhole])
  return isWhole
}

export const ChoiceControl = (props: ControlProps) => {
  const { dataPoint, values } = props
  const { product } = useAppContext()
  const count = countOptions(dataPoint, product)
  const options = useOptions(dataPoint, useIsWhole(count) ? undefined : [values[dataPoint.path]])
  return count <= maxRadios ? <RadioChoice {...props} options={options} /> : <ListChoice {...props} options={options} />
}

export const YesNoControl = (props: ControlProps) => {
  const t = useTexts()
  const options = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  return <RadioChoice {...props} options={options} sideBySide />
}
