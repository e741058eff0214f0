// The rule of a consent that the application requires (spec 3.1).
import type { Rule } from './rule.ts'

export const neededConsentRule: Rule = {
  codes: ['consent-needed'],
  check: (value) => (value === true ? null : { code: 'consent-needed' }),
}
