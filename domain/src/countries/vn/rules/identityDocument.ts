// Validates the number of a Vietnamese identity document by its type (docs/countries/vn.md): a citizen's card has the
// personal code, a passport has its own number.
import { cccdRule } from './cccd.ts'
import { passportForm } from '../../../rules/passport.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

/** A missing type counts as a citizen's card. */
export const vnDocumentRule: LoadedRule = textRule([...cccdRule.codes, 'identity-document-form'], (number, context) => {
  if (context.application.otherDetails?.identificationType !== 'passport') return cccdRule.check(number, context)
  return passportForm.test(number) ? null : { code: 'identity-document-form' }
})
