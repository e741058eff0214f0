// The Spanish postal code.
import { patternRule } from '../../../rules/rule.ts'

/**
 * The first two digits are the province, 01 to 52.
 * @assumed stricter than spec 5.14, which accepts any five digits: a code without a province is a typing error.
 */
export const esPostalCodeRule = patternRule('postal-code-form', /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/u)
