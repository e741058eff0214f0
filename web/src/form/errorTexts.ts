// Words for what is wrong with a field: what to do, in the applicant's language and formats.
import type { ErrorCode } from '@loan/domain/rules/errorCodes'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { AnswerError } from '@loan/domain/rules/rule'
import type { Formats } from '../context/useFormats.ts'
import type { AnyNamespace } from '../context/useTexts.ts'
import type { TextParams } from '../i18n/findText.ts'
import type { PageError } from '../store/state.ts'

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** Money of money fields and dates are written as the applicant writes them; counts and codes stay. */
const formatParams = (dataPoint: NamedDataPoint, params: AnswerError['params'], formats: Formats): TextParams =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => {
      if (typeof value === 'string') return [name, isoDate.test(value) ? formats.date(value) : value]
      return [name, dataPoint.kind === 'money' ? formats.money(value) : formats.number(value)]
    }),
  )

export type ErrorTexts = {
  readonly formatError: (dataPoint: NamedDataPoint, error: AnswerError) => string
  /** The page's own words for the server's code; the server's where the page has none. */
  readonly ofServer: (dataPoint: NamedDataPoint, error: PageError) => string
}

export const buildErrorTexts = (texts: AnyNamespace, formats: Formats): ErrorTexts => {
  /** Codes come from the server too; one without words here is shown in the server's. */
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
