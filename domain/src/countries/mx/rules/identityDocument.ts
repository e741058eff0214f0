// Mexican identity documents (docs/countries/mx.md): the key or the CIC of an INE card, or the number of another card.
// A foreigner has a passport of another country or a card of residence.
import { isForeignersType, passportForm } from '../../../rules/passport.ts'
import { textRule } from '../../../rules/rule.ts'

const form = /^(?:[A-Z]{6}\d{8}[HM]\d{3}|(?:IDMEX)?\d{9,10}|[A-Z]\d{8,9})$/u

export const mxDocumentRule = textRule(['identity-document-form'], (number, context) =>
  form.test(number) || (isForeignersType(context) && passportForm.test(number))
    ? null
    : { code: 'identity-document-form' },
)
