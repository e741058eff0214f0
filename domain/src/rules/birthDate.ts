// Rules that compare the date of birth with earlier answers: a personal code that contains it, and the date of issue of
// a document. If these answers come later, their own rules compare them.
import { writeAnswers } from '../lead/answers.ts'
import { afterBirthRule, documentAgeRule } from './dates.ts'
import type { ErrorCode } from './errorCodes.ts'
import { type LoadedRule, type RuleContext, textRule } from './rule.ts'

/** The context to validate an earlier answer with this date of birth, as if that answer came later. */
const withDateOfBirth = ({ isShownLater: _later, ...context }: RuleContext, dateOfBirth: string): RuleContext => ({
  ...context,
  application: writeAnswers(context.application, [['personalDetails.dateOfBirth', dateOfBirth]]),
})

/** Of the rules of personal codes in all countries. */
const personalCodeErrors: readonly ErrorCode[] = [
  'pesel-birth-date',
  'cnp-birth-date',
  'curp-birth-date',
  'cccd-birth-date',
]

/** Returns the error of the code's own rule, with the code as the other data point. */
export const fitsPersonalCodeRule: LoadedRule = textRule(personalCodeErrors, (dateOfBirth, context) => {
  const personalCode = context.application.personalDetails?.personalCode
  if (personalCode === undefined || context.isShownLater?.('personalCode') === true) return null
  const error = context.country.rules.personalCode.check(personalCode, withDateOfBirth(context, dateOfBirth))
  return error?.comparedWith === 'dateOfBirth' ? { ...error, comparedWith: 'personalCode' } : null
})

export const fitsDocumentRule: LoadedRule = textRule(['birth-date-and-document'], (dateOfBirth, context) => {
  const issuedAt = context.application.otherDetails?.idCardIssuedAt
  if (issuedAt === undefined || context.isShownLater?.('idCardIssuedAt') === true) return null
  const isPossible = [afterBirthRule, documentAgeRule].every(
    (rule) => rule.check(issuedAt, withDateOfBirth(context, dateOfBirth)) === null,
  )
  return isPossible ? null : { code: 'birth-date-and-document', params: { issuedAt }, comparedWith: 'idCardIssuedAt' }
})
