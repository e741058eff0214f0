// One answer from what was typed to a value or a refusal: first read (normalise, parse), then ruled.
// The browser and the server both come through here, so that they refuse with the same code.
import type { DataPoint } from '../data-points/dataPoint.ts'
import type { AnswerValue } from '../lead/answers.ts'
import { readRaw } from '../normalise/readRaw.ts'
import { holds } from '../pages/when.ts'
import type { Refusal, Rule, RuleContext } from '../rules/rule.ts'

/** What a form or a payload brings for one data point: typed text, the parts of a date, or a value already parsed. */
export type RawAnswer = AnswerValue | RawDate | undefined
export type RawDate = { readonly day?: string; readonly month?: string; readonly year?: string }

export type Judgement =
  | { readonly outcome: 'answered'; readonly value: AnswerValue }
  | { readonly outcome: 'empty' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }

export const rulesOf = (dataPoint: DataPoint, context: Pick<RuleContext, 'country'>): readonly Rule[] =>
  dataPoint.rules.map((rule) => (typeof rule === 'string' ? context.country.rules[rule] : rule))

/** Brings the heavy checkers of a data point; never fails, as a rule that is not there leaves the verdict to the server. */
export const loadRules = async (dataPoints: readonly DataPoint[], context: Pick<RuleContext, 'country'>): Promise<void> => {
  await Promise.allSettled(
    dataPoints.flatMap((dataPoint) => rulesOf(dataPoint, context)).map(async (rule) => rule.load?.()),
  )
}

export const isOptional = (dataPoint: DataPoint, context: RuleContext): boolean =>
  dataPoint.optional === true || (dataPoint.optional !== undefined && holds(dataPoint.optional, context.application))

export const judge = (dataPoint: DataPoint, raw: RawAnswer, context: RuleContext): Judgement => {
  const reading = readRaw(dataPoint, raw, context)
  if (reading.outcome === 'refused') return reading
  if (reading.outcome === 'empty') {
    return isOptional(dataPoint, context) ? reading : { outcome: 'refused', refusal: { code: 'required' } }
  }
  for (const rule of rulesOf(dataPoint, context)) {
    const refusal = rule.check(reading.value, context)
    if (refusal !== null) return { outcome: 'refused', refusal }
  }
  return reading
}
