// Builds the errors of data points as a form shows them.
import type { Country } from '@loan/domain/countries/country'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { getFirstControlId } from './getFirstControlId.ts'
import { findErrorKind, formatErrorText, type ErrorTextInput, type TextSources } from './errorTexts.ts'
import type { DisplayedError } from './displayedError.ts'

/** An invalid answer of a form, by the rules or by the server. */
export type InvalidDataPoint = {
  readonly dataPoint: NamedDataPoint
  readonly error: ErrorTextInput & { readonly comparedWith?: string }
}

type Sources = TextSources & { readonly country: Country }

/** Codes whose texts do not name the field, such as `Enter a whole number, in digits only`. */
const ofAnyField = /^(?:not|below|above|off|date|flat|name|place|number)-|^too-long$|^unknown$/u

export const buildDisplayedErrors = (
  errors: readonly InvalidDataPoint[],
  sources: Sources,
): readonly DisplayedError[] => {
  const { texts, country } = sources
  const formatError = ({ dataPoint, error }: InvalidDataPoint): string => {
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
