// Omits the number of a document that equals the personal code, so that the applicant does not enter the same number
// twice (WCAG 2.2, 3.3.7).
import { readAnswer } from '../lead/answers.ts'
import type { ApplicationValidationContext } from '../pages/chain.ts'
import type { NamedDataPoint } from '../pages/pageDataPoints.ts'
import { when } from '../data-points/when.ts'

export type AnswerContext = Pick<ApplicationValidationContext, 'product' | 'application'>

const isDocumentNumber = ({ path }: NamedDataPoint): boolean => path === 'otherDetails.idCardNumber'

/**
 * The data points of a step without a document number that the personal code answers. With a personal code, the number
 * applies only to document types that have their own number, and is omitted in a country without such a type.
 */
export const omitAnswered = (
  dataPoints: readonly NamedDataPoint[],
  { product: { country }, application }: AnswerContext,
): readonly NamedDataPoint[] => {
  const { personalCodeDocumentTypes = [] } = country
  const isAnsweredByPersonalCode =
    dataPoints.some(isDocumentNumber) &&
    personalCodeDocumentTypes.length > 0 &&
    readAnswer(application, 'personalDetails.personalCode') !== undefined &&
    readAnswer(application, 'otherDetails.idCardNumber') === undefined
  if (!isAnsweredByPersonalCode) return dataPoints
  const typesWithOwnNumber = country.options.identificationType.keys.filter(
    (kind) => !personalCodeDocumentTypes.some((type) => type === kind),
  )
  return dataPoints.flatMap((dataPoint) => {
    if (!isDocumentNumber(dataPoint)) return [dataPoint]
    return typesWithOwnNumber.length === 0
      ? []
      : [{ ...dataPoint, when: when('otherDetails.identificationType', ...typesWithOwnNumber) }]
  })
}
