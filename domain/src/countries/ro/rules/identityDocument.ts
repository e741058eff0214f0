// Romanian identity documents (docs/countries/ro.md): two letters of the series and six or seven digits; a passport has
// eight or nine digits. A foreigner has a passport of another country or a residence permit.
import { isForeignersType, passportForm } from '../../../rules/passport.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

const form = /^(?:[A-Z]{2}\d{6,7}|\d{8,9})$/u

export const roDocumentRule: LoadedRule = {
  ...textRule(['identity-document-form'], (number, context) =>
    form.test(number) || (isForeignersType(context) && passportForm.test(number))
      ? null
      : { code: 'identity-document-form' },
  ),
  /** Removes the labels of the card: `SERIA RX NR 123456`. */
  normalise: (text) => text.replace(/^(?:SERIA)?([A-Z]{2})(?:NR|NUMAR)?(?=\d{6,7}$)/u, '$1'),
}
