// Resolves the rules of a data point in one country, and loads those that have a heavy checker (`LazyRule`).
import type { Field } from '../data-points/dataPoint.ts'
import type { RawAnswer } from '../rules/parseResult.ts'
import { loadRule, type Rule } from '../rules/rule.ts'
import type { ValidationContext } from './validationCountry.ts'

export const resolveRules = (dataPoint: Field, context: Pick<ValidationContext, 'country'>): readonly Rule[] =>
  dataPoint.rules.map((rule) => (typeof rule === 'string' ? context.country.rules[rule] : rule))

/**
 * Loads the checkers of the data points' lazy rules: with `getRaw` only those that the answers need, otherwise all.
 * Never rejects. A rule whose checker did not load has no result, and the server validates the answer.
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
