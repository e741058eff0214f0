// Validates the number of a Philippine identity document by its type (docs/countries/ph.md). None has a public check
// digit, so the rule validates only the form. The 12-digit PSN of the national ID is secret and must not be collected;
// the card shows the 16-digit PCN instead (docs/countries/ph.md).
import { isForeigner, passportForm } from '../../../rules/passport.ts'
import { textRule } from '../../../rules/rule.ts'

const forms: Readonly<Record<string, RegExp>> = {
  philid: /^\d{16}$/u,
  umid: /^\d{12}$/u,
  sss: /^\d{10}$/u,
  drivers: /^[A-Z]\d{10}$/u,
  passport: /^[A-Z]\d{7}[A-Z]?$/u,
  postal: /^[A-Z\d]{6,16}$/u,
  voters: /^[A-Z\d]{6,24}$/u,
  prc: /^\d{7}$/u,
}

const anyDocumentNumber = /^[A-Z\d]{6,24}$/u
const secretNumber = /^\d{12}$/u

export const phDocumentRule = textRule(['identity-document-form', 'secret-number'], (number, context) => {
  const kind = context.application.otherDetails?.identificationType ?? ''
  if (secretNumber.test(number) && kind === 'philid') return { code: 'secret-number' }
  if (kind === 'passport' && isForeigner('PH', context) && passportForm.test(number)) return null
  return (forms[kind] ?? anyDocumentNumber).test(number) ? null : { code: 'identity-document-form' }
})
