// Validates the number of a Colombian identity document by its type (docs/countries/co.md). None has a check digit.
import { passportForm } from '../../../rules/passport.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

/** Six to eight digits until 2003, since then ten that begin with 1. */
const citizenCard = /^(?:\d{6,8}|1\d{9})$/u

const forms: Readonly<Record<string, RegExp>> = {
  cc: citizenCard,
  ce: /^\d{6,7}$/u,
  ppt: /^\d{6,8}$/u,
  passport: passportForm,
}

/** A missing type counts as a citizen's card. */
export const coDocumentRule: LoadedRule = {
  ...textRule(['cedula-form', 'identity-document-form'], (number, { application }) => {
    const kind = application.otherDetails?.identificationType ?? 'cc'
    if ((forms[kind] ?? citizenCard).test(number) && !/^0+$/u.test(number)) return null
    return { code: kind === 'cc' ? 'cedula-form' : 'identity-document-form' }
  }),
  normalise: (text) => text.replace(/^(?:CC|CE|PPT):?(?=\d)/u, ''),
}
