// A consent without which the application cannot go on (SPEC.md §3 generalPolicies).
import type { Rule } from './rule.ts'

export const neededConsentRule: Rule = {
  codes: ['consent-needed'],
  check: (value) => (value === true ? null : { code: 'consent-needed' }),
}
