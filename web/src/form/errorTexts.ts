// Builds the texts of field errors in the applicant's language and formats.
import type { ErrorCode } from '@loan/domain/rules/errorCodes'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { AnswerError } from '@loan/domain/rules/rule'
import type { Formats } from '../context/useFormats.ts'
import type { AnyNamespace } from '../context/useTexts.ts'
import type { TextParams } from '../i18n/findText.ts'
import type { PageError } from '../store/state.ts'

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** Formats dates, numbers, and the money of money fields. Other strings stay the same. */
const formatParams = (dataPoint: NamedDataPoint, params: AnswerError['params'], formats: Formats): TextParams =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => {
      if (typeof value === 'string') return [name, isoDate.test(value) ? formats.date(value) : value]
      return [name, dataPoint.kind === 'money' ? formats.money(value) : formats.number(value)]
    }),
  )

export type ErrorTexts = {
  readonly formatError: (dataPoint: NamedDataPoint, error: AnswerError) => string
  /** The page's text for the server's error code, or the server's text when the page has none. */
  readonly ofServer: (dataPoint: NamedDataPoint, error: PageError) => string
}

export const buildErrorTexts = (texts: AnyNamespace, formats: Formats): ErrorTexts => {
  /** Whether the page has a text for the code. A newer server can send a code without one. */
  const isKnown = (code: string): code is ErrorCode =>
    code === 'required' || (code !== 'unknown' && texts.has('errors', code))
  const formatError: ErrorTexts['formatError'] = (dataPoint, { code, params }) =>
    code === 'required' || code === 'consent-needed'
      ? texts.of(dataPoint.section)(`dataPoints>${dataPoint.name}>required`)
      : texts.of('errors')(code, formatParams(dataPoint, params, formats))
  return {
    formatError,
    ofServer: (dataPoint, { code, message, params }) =>
      isKnown(code) ? formatError(dataPoint, { code, ...(params && { params }) }) : message,
  }
}
