// Formats the text of an invalid answer in the applicant's language and formats, for the forms and the screens.
import type { DisplayedErrorKind } from './displayedError.ts'
import type { Formats } from '../formats/useFormats.ts'
import type { AnyNamespace } from '../texts/useTexts.ts'
import type { TextParams } from '../i18n/findText.ts'
import type { StoredFieldError } from '../store/state.ts'

/** An error of the rules or the server. */
export type ErrorTextInput = Pick<StoredFieldError, 'code' | 'params'> & {
  /** The server's text, for a code that the page does not know. */
  readonly message?: string
}

type ErrorField = {
  /** Text of a missing answer. */
  readonly required: () => string
  /** Whether the numbers of the error are amounts of money. */
  readonly isMoney?: boolean
}

export type TextSources = { readonly texts: AnyNamespace; readonly formats: Formats }

const isoDate = /^\d{4}-\d{2}-\d{2}$/u

/** Formats dates, numbers and money. Other strings stay the same. */
const formatParams = (params: ErrorTextInput['params'], isMoney: boolean, formats: Formats): TextParams =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => {
      if (typeof value === 'string') return [name, isoDate.test(value) ? formats.date(value) : value]
      return [name, isMoney ? formats.money(value) : formats.number(value)]
    }),
  )

/** Whether the code means that there is no answer. */
const isMissingCode = (code: ErrorTextInput['code']): boolean => code === 'required' || code === 'consent-needed'

/** The kind of an error with this code. A consent is a checkbox. */
export const findErrorKind = (code: ErrorTextInput['code'], isConsent = false): DisplayedErrorKind => {
  if (!isMissingCode(code)) return 'wrong'
  return isConsent ? 'unticked' : 'blank'
}

/** The page's text for the code, or the server's text when the page has none. Needs the namespace `errors`. */
export const formatErrorText = (
  { code, params, message }: ErrorTextInput,
  { required, isMoney = false }: ErrorField,
  { texts, formats }: TextSources,
): string => {
  if (isMissingCode(code)) return required()
  const t = texts.of('errors')
  // A newer server can send a code without a text.
  const hasText = code !== 'unknown' && texts.has('errors', code)
  return hasText ? t(code, formatParams(params, isMoney, formats)) : (message ?? t('unknown'))
}
