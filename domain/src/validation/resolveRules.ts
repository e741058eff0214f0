// Resolves the rules of a data point in one country, and loads what they need before validation.
import type { Field } from '../data-points/dataPoint.ts'
import type { RawAnswer } from '../rules/parseResult.ts'
import { loadRule, type Rule } from '../rules/rule.ts'
import type { ValidationContext } from './countryFormats.ts'

export const resolveRules = (dataPoint: Field, context: Pick<ValidationContext, 'country'>): readonly Rule[] =>
  dataPoint.rules.map((rule) => (typeof rule === 'string' ? context.country.rules[rule] : rule))

/**
 * Loads the heavy checkers of data points, all of them or those that these answers need. Never rejects: without its
 * checker a rule has no result, and the server validates the answer.
 */
export const loadRules = async <LoadedField extends Field>(
  dataPoints: readonly LoadedField[],
  context: Pick<ValidationContext, 'country'>,
  getRaw: (dataPoint: LoadedField) => RawAnswer = () => undefined,
): Promise<void> => {
  await Promise.allSettled(
    dataPoints.flatMap((dataPoint) => {
      const raw = getRaw(dataPoint)
      const text = typeof raw === 'string' ? raw : undefined
      return resolveRules(dataPoint, context).map((rule) => loadRule(rule, text))
    }),
  )
}
