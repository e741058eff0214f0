// Builds the field errors of data points.
import type { Country } from '@loan/domain/countries/country'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { getFirstControlId } from './getFirstControlId.ts'
import { findErrorKind, formatErrorText, type InvalidAnswer, type TextSources } from './errorTexts.ts'
import type { FieldError } from './fieldError.ts'

export type DataPointError = {
  readonly dataPoint: NamedDataPoint
  readonly error: InvalidAnswer & { readonly comparedWith?: string }
}

type Sources = TextSources & { readonly country: Country }

/** Codes whose texts do not name the field, such as `Enter a whole number, in digits only`. */
const ofAnyField = /^(?:not|below|above|off|date|flat|name|place|number)-|^too-long$|^unknown$/u

export const buildFieldErrors = (errors: readonly DataPointError[], sources: Sources): readonly FieldError[] => {
  const { texts, country } = sources
  const formatError = ({ dataPoint, error }: DataPointError): string => {
    const required = () => texts.of(dataPoint.section)(`dataPoints>${dataPoint.name}>required`)
    return formatErrorText(error, { required, isMoney: dataPoint.kind === 'money' }, sources)
  }
  const all = errors.map((error) => ({ ...error, text: formatError(error) }))

  const withLabel = (dataPoint: NamedDataPoint, text: string): string => {
    const label = texts.of(dataPoint.section)(`dataPoints>${dataPoint.name}>label`, {
      currency: country.currency.symbol,
    })
    return /[.?!]$/u.test(label) ? `${label} ${text}` : `${label}: ${text}`
  }

  return all.map(({ dataPoint, error, text }) => {
    const isAlike = all.some((other) => other.dataPoint !== dataPoint && other.text === text)
    const needsLabel = dataPoint.kind === 'yes-no' || isAlike || ofAnyField.test(error.code)
    return {
      name: dataPoint.path,
      id: getFirstControlId(dataPoint, country),
      text,
      kind: findErrorKind(error.code, dataPoint.kind === 'consent'),
      ...(needsLabel && { inSummary: withLabel(dataPoint, text) }),
      ...(error.comparedWith !== undefined && { comparedWith: error.comparedWith }),
    }
  })
}
