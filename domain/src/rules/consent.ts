// The rule of a consent that the application requires (spec 3.1).
import type { LoadedRule } from './rule.ts'

export const requiredConsentRule: LoadedRule = {
  codes: ['consent-needed'],
  check: (value) => (value === true ? null : { code: 'consent-needed' }),
}
