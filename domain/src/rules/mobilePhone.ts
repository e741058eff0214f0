// The applicant's own number, which receives codes as text messages.
import { findLoadedRule, textRule } from './rule.ts'

/**
 * Used together with the country's phone rule, which recognises landlines and loads the library for that.
 * @assumed the specification requires a valid number; without a code, the applicant cannot pass /mobile-verification.
 * In a country whose numbers do not show their type (Mexico), the rule rejects nothing.
 */
export const mobilePhoneRule = textRule(['phone-landline'], (text, { country }) =>
  findLoadedRule(country.rules.phone, text)?.isLandline?.(text) ? { code: 'phone-landline' } : null,
)
