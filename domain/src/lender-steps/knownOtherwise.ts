// What an applicant has told under another name: the number of a document that carries the personal code. Nobody is
// asked for it twice (WCAG 2.2, 3.3.7).
import { readAnswer } from '../lead/answers.ts'
import type { ChainContext, NamedDataPoint } from '../pages/chain.ts'
import { when } from '../data-points/when.ts'

type Knowing = Pick<ChainContext, 'product' | 'application'>

const isNumber = ({ path }: NamedDataPoint): boolean => path === 'otherDetails.idCardNumber'

/**
 * The data points of a step without what is known under another name: with a personal code given, the number of a
 * document is asked only of a kind that has a number of its own, once such a kind is chosen, and in a country where no
 * kind has one never. Throws where a number is asked before the country has loaded.
 */
export const withoutKnown = (
  dataPoints: readonly NamedDataPoint[],
  { product: { country }, application }: Knowing,
): readonly NamedDataPoint[] => {
  const { numberedByPersonalCode = [] } = country
  const isKnown =
    dataPoints.some(isNumber) &&
    numberedByPersonalCode.length > 0 &&
    readAnswer(application, 'personalDetails.personalCode') !== undefined &&
    readAnswer(application, 'otherDetails.idCardNumber') === undefined
  if (!isKnown) return dataPoints
  const numbered = country.options.identificationType.keys.filter((kind) => !numberedByPersonalCode.includes(kind))
  return dataPoints.flatMap((dataPoint) => {
    if (!isNumber(dataPoint)) return [dataPoint]
    return numbered.length === 0 ? [] : [{ ...dataPoint, when: when('otherDetails.identificationType', ...numbered) }]
  })
}
