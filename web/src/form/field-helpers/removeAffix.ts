// Removes a typed phone prefix or currency, or what precedes a code.
import type { Country } from '@loan/domain/countries/country'
import type { ValueKind } from '@loan/domain/data-points/dataPoint'
import { removeCurrency } from '@loan/domain/validation/parseNumber'
import { removePrefix } from './removePrefix.ts'

/** `+48 512…`, `0048 512…`, `(+48) 512…` and `48 512…` become `512…`. */
const removePhonePrefix = (typed: string, { phonePrefix }: Country): string =>
  typed.replace(new RegExp(`^[\\s(]*(?:\\+|00)?\\s?${phonePrefix.slice(1)}[\\s)./-]*(?=\\d)`, 'u'), '')

/** The typed text without what the field or the accepted answer does not have; the same text if there is nothing. */
export const removeAffix = (kind: ValueKind, typed: string, answer: unknown, country: Country): string => {
  if (kind === 'phone') return removePhonePrefix(typed, country)
  if (kind === 'code') return typeof answer === 'string' ? removePrefix(typed, answer) : typed
  return kind === 'money' ? removeCurrency(typed.trim(), country) : typed
}
