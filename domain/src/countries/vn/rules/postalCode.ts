// The Vietnamese postal code.
import { patternRule } from '../../../rules/rule.ts'

/** Five digits now, six until 2018. */
export const vnPostalCodeRule = patternRule('postal-code-form', /^\d{5}\d?$/u)
