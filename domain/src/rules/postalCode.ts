// Postal codes by country (spec 5.1, 5.14; docs/countries/README.md).
import { patternRule, type Rule } from './rule.ts'

/** Spec 5.14: five digits. */
export const fiveDigitPostalCodeRule = patternRule('postal-code-form', /^\d{5}$/u)

/** Spec 5.1: two digits, an optional hyphen, three digits; stored with the hyphen. */
export const plPostalCodeRule: Rule = {
  ...patternRule('postal-code-form', /^\d{2}-?\d{3}$/u),
  normalise: (text) => text.replace(/^(\d{2})-?(\d{3})$/u, '$1-$2'),
}

/**
 * Spain: the first two digits are the province, 01 to 52.
 * @assumed stricter than spec 5.14, which accepts any five digits: a code without a province is a typing error.
 */
export const esPostalCodeRule = patternRule('postal-code-form', /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/u)

/** Germany and Mexico: no code begins with 00. A leading zero remains (`01067`). */
export const fiveDigitsNotFromZeroRule = patternRule('postal-code-form', /^(?:0[1-9]|[1-9]\d)\d{3}$/u)

/** Romania and Colombia. */
export const sixDigitPostalCodeRule = patternRule('postal-code-form', /^\d{6}$/u)

export const phPostalCodeRule = patternRule('postal-code-form', /^\d{4}$/u)

/** Vietnam: five digits now, six until 2018. */
export const vnPostalCodeRule = patternRule('postal-code-form', /^\d{5}\d?$/u)
