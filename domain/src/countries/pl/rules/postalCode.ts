// The Polish postal code (spec 5.1).
import { patternRule, type LoadedRule } from '../../../rules/rule.ts'

/** Spec 5.1: two digits, an optional hyphen, three digits; stored with the hyphen. */
export const plPostalCodeRule: LoadedRule = {
  ...patternRule('postal-code-form', /^\d{2}-?\d{3}$/u),
  normalise: (text) => text.replace(/^(\d{2})-?(\d{3})$/u, '$1-$2'),
}
