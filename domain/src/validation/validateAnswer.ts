// Validates one raw answer: parses and normalises it, then applies the rules of its data point.
// The browser and the server share this function, so they reject with the same code.
import type { AnswerValue } from '../lead/answers.ts'
import { findLoadedRule } from '../rules/rule.ts'
import type { Field } from '../data-points/dataPoint.ts'
import type { RawAnswer, ParseResult } from '../rules/parseResult.ts'
import { parseRawAnswer } from './parseRawAnswer.ts'
import type { ValidationContext } from './validationCountry.ts'
import { isOptional } from './isOptional.ts'
import { resolveRules } from './resolveRules.ts'

export type { RawAnswer } from '../rules/parseResult.ts'

/** `unchecked`: a rule has not loaded, so that only the server can validate the value. */
export type ValidationResult = ParseResult | { readonly outcome: 'unchecked'; readonly value: AnswerValue }

/** The value that the browser stores and sends; undefined for an empty or invalid answer. */
export const readAcceptedValue = (result: ValidationResult): AnswerValue | undefined =>
  result.outcome === 'answered' || result.outcome === 'unchecked' ? result.value : undefined

export const validateAnswer = (dataPoint: Field, raw: RawAnswer, context: ValidationContext): ValidationResult =>
  validateParsed(dataPoint, parseRawAnswer(dataPoint, raw, context), context)

/** Validates an answer that is already parsed. */
export const validateParsed = (
  dataPoint: Field,
  reading: ParseResult,
  context: ValidationContext,
): ValidationResult => {
  if (reading.outcome === 'invalid') return reading
  if (reading.outcome === 'empty') {
    return isOptional(dataPoint, context) ? reading : { outcome: 'invalid', error: { code: 'required' } }
  }
  let isChecked = true
  for (const rule of resolveRules(dataPoint, context)) {
    const loaded = findLoadedRule(rule, reading.value)
    const error = loaded?.check(reading.value, context) ?? null
    if (error !== null) return { outcome: 'invalid', error }
    isChecked &&= loaded !== null
  }
  return isChecked ? reading : { outcome: 'unchecked', value: reading.value }
}
