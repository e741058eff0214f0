// A single-line text input for free text, codes, numbers, money, e-mail and phone.
import type { InputAttributes, ValueKind } from '@loan/domain/data-points/dataPoint'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { buildControlId } from '../controlNames.ts'
import type { ControlProps } from './control.ts'
import { useFieldTexts } from './useFieldTexts.ts'

const inputTypes: Partial<Record<ValueKind, 'email' | 'tel'>> = { email: 'email', phone: 'tel' }

/** Off, because names and codes are not in a dictionary. */
const isSpellChecked = false

export const TextControl = ({ dataPoint, values, error, isOptional, isLast }: ControlProps) => {
  const { product } = useAppContext()
  const { path, kind, input, rules } = dataPoint
  const { label, ...texts } = useFieldTexts(dataPoint, isOptional)
  const { phonePrefix, currency, codesWithLetters } = product.country
  const isLettered = rules.some((rule) => typeof rule === 'string' && codesWithLetters?.includes(rule))
  const keys: InputAttributes = isLettered ? { capitalise: 'characters' } : { ...input }
  const id = buildControlId(path)
  return (
    <Field id={id} label={label} {...texts} {...(error !== undefined && { error })}>
      {(control) => (
        <TextInput
          {...control}
          name={path}
          type={inputTypes[kind] ?? 'text'}
          defaultValue={values[path] ?? ''}
          autoComplete={input?.autocomplete ?? 'off'}
          spellCheck={isSpellChecked}
          enterKeyHint={isLast ? 'go' : 'next'}
          {...(keys.inputMode && { inputMode: keys.inputMode })}
          {...(keys.capitalise && { autoCapitalize: keys.capitalise })}
          {...(input?.size && { size: input.size })}
          {...(kind === 'phone' && { prefix: phonePrefix })}
          {...(kind === 'money' && { [currency.symbolFirst ? 'prefix' : 'suffix']: currency.symbol })}
        />
      )}
    </Field>
  )
}
