// The applicant's own number: codes are sent to it as text messages.
import { textRule } from './rule.ts'

/**
 * Beside the country's phone rule, which brings what tells a landline.
 * @assumed the specification asks for a valid number; one that gets no code leads nowhere at /mobile-verification.
 * Where a country's numbers do not tell (Mexico), nothing is refused.
 */
export const mobilePhoneRule = textRule(['phone-landline'], (text, { country }) =>
  country.rules.phone.isLandline?.(text) ? { code: 'phone-landline' } : null,
)
