// TIN, the Philippine tax number (docs/countries/ph.md): nine digits, and three to five more for a branch.
import { isAllZeros } from '../../../rules/checksum.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

export const tinRule: LoadedRule = {
  ...textRule(['tin-form'], (tin) =>
    /^\d{9}(?:\d{3,5})?$/u.test(tin) && !isAllZeros(tin) ? null : { code: 'tin-form' },
  ),
  normalise: (text) => text.replace(/^TIN:?(?=\d)/u, ''),
}
