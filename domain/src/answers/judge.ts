// One answer from what was typed to a value or a refusal: first read (normalise, parse), then ruled.
// The browser and the server both come through here, so that they refuse with the same code.
import type { Field } from '../data-points/dataPoint.ts'
import type { RawAnswer, Reading } from '../normalise/reading.ts'
import { readRaw } from '../normalise/readRaw.ts'
import { holds } from '../pages/when.ts'
import type { RuleContext } from '../rules/rule.ts'
import { rulesOf } from './rulesOf.ts'

export type { RawAnswer } from '../normalise/reading.ts'

export type Judgement = Reading

/** Brings the heavy checkers of a data point; never fails, as a rule that is not there leaves the verdict to the server. */
export const loadRules = async (
  dataPoints: readonly Field[],
  context: Pick<RuleContext, 'country'>,
): Promise<void> => {
  await Promise.allSettled(
    dataPoints.flatMap((dataPoint) => rulesOf(dataPoint, context)).map(async (rule) => rule.load?.()),
  )
}

export const isOptional = (dataPoint: Field, context: Pick<RuleContext, 'application'>): boolean =>
  dataPoint.optional === true || (dataPoint.optional !== undefined && holds(dataPoint.optional, context.application))

export const judge = (dataPoint: Field, raw: RawAnswer, context: RuleContext): Judgement => {
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
