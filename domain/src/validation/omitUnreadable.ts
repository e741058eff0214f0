// Omits unreadable answers from the context of a comparison: they are invalid on their own and say nothing about
// others.
import type { DataPoint } from '../data-points/dataPoint.ts'
import { readAnswer, writeAnswers } from '../lead/answers.ts'
import { parseRawAnswer } from './parseRawAnswer.ts'
import type { ValidationContext } from './countryFormats.ts'

/** The context without the answers of these data points that cannot be parsed. */
export const omitUnreadable = (context: ValidationContext, dataPoints: readonly DataPoint[]): ValidationContext => {
  const unreadable = dataPoints.filter((dataPoint) => {
    const raw = readAnswer(context.application, dataPoint.path)
    return raw !== undefined && parseRawAnswer(dataPoint, raw, context).outcome === 'invalid'
  })
  if (unreadable.length === 0) return context
  const removals = unreadable.map(({ path }) => [path, undefined] as const)
  return { ...context, application: writeAnswers(context.application, removals) }
}
