// RFC, the Mexican tax number (docs/countries/mx.md): letters, a date, and a homoclave of three characters. Its check
// character is not judged, as about one real number in seventy does not fit it.
import { isRealDay } from '../../../calendar.ts'
import { type AnswerError, type Rule, textRule } from '../../../rules/rule.ts'

/** In one century or the other. */
const hasDate = (digits: string): boolean => {
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  return [1900, 2000].some((century) => isRealDay(century + year, month, day))
}

/**
 * The tax office's numbers for sales to the public and to foreigners, with or without the homoclave: everybody's, so
 * they identify no one.
 */
const generic = /^X[AE]XX010101(?:000)?$/u

const rfcRule = (pattern: RegExp): Rule => ({
  ...textRule(['rfc-form', 'rfc-date', 'rfc-generic'], (rfc): AnswerError | null => {
    if (generic.test(rfc)) return { code: 'rfc-generic' }
    const digits = pattern.exec(rfc)?.groups?.['date']
    if (digits === undefined) return { code: 'rfc-form' }
    return hasDate(digits) ? null : { code: 'rfc-date' }
  }),
  /** `RFC: VECJ880326XX4` names itself. */
  normalise: (text) => text.replace(/^RFC(?=[A-ZÑ&]{3,4}\d{6})/u, ''),
})

/** Of a person: 13 characters, or the first 10 where the homoclave is not known. */
export const personalRfcRule = rfcRule(/^[A-ZÑ&]{4}(?<date>\d{6})(?:[A-Z\d]{3})?$/u)

/** Of whoever employs: a company (12) or a person (13). */
export const employerRfcRule = rfcRule(/^[A-ZÑ&]{3,4}(?<date>\d{6})[A-Z\d]{3}$/u)
