// Formats the error of an invalid answer, in the applicant's language and formats.
import { isErrorCode } from '@loan/domain/rules/errorCodes'
import { useFormats } from '../context/useFormats.ts'
import { useTexts } from '../context/useTexts.ts'

type InvalidAnswer = {
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
  /** The server's text, for a code that the page does not know. */
  readonly message?: string
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/u

/** `required` is the error text of an empty answer. Needs the namespace `errors`. */
export const useAnswerErrorText = (required: string): ((rejected: InvalidAnswer) => string) => {
  const t = useTexts('errors')
  const formats = useFormats()
  return ({ code, params = {}, message }) => {
    if (code === 'required') return required
    if (!isErrorCode(code) || (code === 'unknown' && message !== undefined)) return message ?? t('unknown')
    const shown = Object.entries(params).map(([name, value]): [string, string | number] => {
      if (typeof value === 'number') return [name, formats.number(value)]
      return [name, isoDate.test(value) ? formats.date(value) : value]
    })
    return t(code, Object.fromEntries(shown))
  }
}
