// Validates one raw answer: parses and normalises it, then applies the rules of its data point.
// The browser and the server share this function, so they reject with the same code.
import type { Field } from '../data-points/dataPoint.ts'
import type { RawAnswer, ParseResult } from './parseResult.ts'
import { parseRawAnswer } from './parseRawAnswer.ts'
import type { ValidationContext } from './countryFormats.ts'
import { isOptional } from './isOptional.ts'
import { resolveRules } from './resolveRules.ts'

export type { RawAnswer } from './parseResult.ts'

export type ValidationResult = ParseResult

export const validateAnswer = (dataPoint: Field, raw: RawAnswer, context: ValidationContext): ValidationResult => {
  const reading = parseRawAnswer(dataPoint, raw, context)
  if (reading.outcome === 'invalid') return reading
  if (reading.outcome === 'empty') {
    return isOptional(dataPoint, context) ? reading : { outcome: 'invalid', error: { code: 'required' } }
  }
  for (const rule of resolveRules(dataPoint, context)) {
    const error = rule.check(reading.value, context)
    if (error !== null) return { outcome: 'invalid', error }
  }
  return reading
}
