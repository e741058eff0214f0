// A consent without which the application cannot go on (spec 3.1).
import type { Rule } from './rule.ts'

export const neededConsentRule: Rule = {
  codes: ['consent-needed'],
  check: (value) => (value === true ? null : { code: 'consent-needed' }),
}
