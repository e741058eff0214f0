// The Philippine postal code.
import { patternRule } from '../../../rules/rule.ts'

export const phPostalCodeRule = patternRule('postal-code-form', /^\d{4}$/u)
