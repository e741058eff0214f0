// Validates one raw answer: parses and normalises it, then applies the rules of its data point.
// The browser and the server share this function, so they reject with the same code.
import type { Field } from '../data-points/dataPoint.ts'
import type { RawAnswer, Reading } from './reading.ts'
import { readRaw } from './readRaw.ts'
import type { ValidationContext } from './countryFormats.ts'
import { isOptional } from './isOptional.ts'
import { rulesOf } from './rulesOf.ts'

export type { RawAnswer } from './reading.ts'

export type ValidationResult = Reading

export const validateAnswer = (dataPoint: Field, raw: RawAnswer, context: ValidationContext): ValidationResult => {
  const reading = readRaw(dataPoint, raw, context)
  if (reading.outcome === 'invalid') return reading
  if (reading.outcome === 'empty') {
    return isOptional(dataPoint, context) ? reading : { outcome: 'invalid', error: { code: 'required' } }
  }
  for (const rule of rulesOf(dataPoint, context)) {
    const error = rule.check(reading.value, context)
    if (error !== null) return { outcome: 'invalid', error }
  }
  return reading
}
