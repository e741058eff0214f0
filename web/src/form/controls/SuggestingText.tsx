// A text box with the suggestions that field helpers find for it. Any other text is an answer too.
import { useStore } from 'zustand'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { buildControlId } from '../controlNames.ts'
import { getSuggestions } from '../suggestions.ts'
import type { ControlProps } from './control.ts'
import { useComboboxTexts } from './useComboboxTexts.ts'
import { useFieldTexts } from './useFieldTexts.ts'

const none: readonly string[] = []

export const SuggestingText = ({ dataPoint, values, error, isOptional, isLast }: ControlProps) => {
  const { path, input } = dataPoint
  const { label, ...fieldTexts } = useFieldTexts(dataPoint, isOptional)
  const texts = useComboboxTexts()
  const suggestions = useStore(getSuggestions(useAppContext()), (byPath) => byPath[path] ?? none)
  return (
    <Field id={buildControlId(path)} label={label} {...fieldTexts} {...(error !== undefined && { error })}>
      {(control) => (
        <Combobox
          {...control}
          name={path}
          label={label}
          options={suggestions.map((name) => ({ value: name, label: name }))}
          texts={texts}
          defaultValue={values[path] ?? ''}
          autoComplete={input?.autocomplete ?? 'off'}
          enterKeyHint={isLast ? 'go' : 'next'}
        />
      )}
    </Field>
  )
}
