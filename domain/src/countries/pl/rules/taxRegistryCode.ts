// The number of a Polish employer: a NIP or a REGON.
import { nipRule } from './nip.ts'
import { regonRule } from './regon.ts'
import type { LoadedRule } from '../../../rules/rule.ts'

/** Nine digits, or more than ten, can only be a REGON; any other text is validated as a NIP. */
const resolveRule = (text: string): LoadedRule => (/^(?:\d{9}|\d{11,})$/u.test(text) ? regonRule : nipRule)

export const plTaxRegistryCodeRule: LoadedRule = {
  ...nipRule,
  codes: [...nipRule.codes, ...regonRule.codes],
  check: (value, context) => (typeof value === 'string' ? resolveRule(value).check(value, context) : null),
  /** Removes a label: `REGON 123456785`, or that of a NIP. */
  normalise: (text) => nipRule.normalise?.(text.replace(/^REGON(?=(?:\d{9}|\d{14})$)/u, '')) ?? text,
}
