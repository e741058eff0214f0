// The rules of a data point in one country, and what they need before they can judge.
import type { Field } from '../data-points/dataPoint.ts'
import type { RawAnswer } from './reading.ts'
import type { Rule } from '../rules/rule.ts'
import type { ValidationContext } from './countryFormats.ts'

export const rulesOf = (dataPoint: Field, context: Pick<ValidationContext, 'country'>): readonly Rule[] =>
  dataPoint.rules.map((rule) => (typeof rule === 'string' ? context.country.rules[rule] : rule))

/**
 * Brings the heavy checkers of data points, all of them or those these answers need; never fails, as a rule that is
 * not there leaves the verdict to the server.
 */
export const loadRules = async <Asked extends Field>(
  dataPoints: readonly Asked[],
  context: Pick<ValidationContext, 'country'>,
  rawOf: (dataPoint: Asked) => RawAnswer = () => undefined,
): Promise<void> => {
  await Promise.allSettled(
    dataPoints.flatMap((dataPoint) => {
      const raw = rawOf(dataPoint)
      const text = typeof raw === 'string' ? raw : undefined
      return rulesOf(dataPoint, context).map(async (rule) => rule.load?.(text))
    }),
  )
}
