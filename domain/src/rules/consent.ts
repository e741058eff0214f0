// The rule of a consent that the application requires (spec 3.1).
import type { Rule } from './rule.ts'

export const requiredConsentRule: Rule = {
  codes: ['consent-needed'],
  check: (value) => (value === true ? null : { code: 'consent-needed' }),
}
