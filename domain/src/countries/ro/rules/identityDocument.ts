// Romanian identity documents (docs/countries/ro.md): two letters of the series and six or seven digits; a passport has
// eight or nine digits.
import { type LoadedRule, patternRule } from '../../../rules/rule.ts'

export const roDocumentRule: LoadedRule = {
  ...patternRule('identity-document-form', /^(?:[A-Z]{2}\d{6,7}|\d{8,9})$/u),
  /** Removes the labels of the card: `SERIA RX NR 123456`. */
  normalise: (text) => text.replace(/^(?:SERIA)?([A-Z]{2})(?:NR|NUMAR)?(?=\d{6,7}$)/u, '$1'),
}
