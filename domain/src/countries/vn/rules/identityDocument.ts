// The number of a Vietnamese identity document by its kind (docs/countries/vn.md): a citizen's card carries the personal
// code, a passport has a number of its own.
import { cccdRule } from './cccd.ts'
import { passportForm } from '../../../rules/passport.ts'
import { type Rule, textRule } from '../../../rules/rule.ts'

/** Where the kind is not known, a citizen's card. */
export const vnDocumentRule: Rule = textRule([...cccdRule.codes, 'identity-document-form'], (number, context) => {
  if (context.application.otherDetails?.identificationType !== 'passport') return cccdRule.check(number, context)
  return passportForm.test(number) ? null : { code: 'identity-document-form' }
})
