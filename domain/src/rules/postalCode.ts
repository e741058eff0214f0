// Forms of postal codes that several countries share (spec 5.14; docs/countries/README.md).
import { patternRule } from './rule.ts'

/** Spec 5.14: five digits. */
export const fiveDigitPostalCodeRule = patternRule('postal-code-form', /^\d{5}$/u)

/** Five digits that do not begin with 00; one leading zero is valid (`01067`). */
export const fiveDigitsNotFromDoubleZeroRule = patternRule('postal-code-form', /^(?:0[1-9]|[1-9]\d)\d{3}$/u)

export const sixDigitPostalCodeRule = patternRule('postal-code-form', /^\d{6}$/u)
