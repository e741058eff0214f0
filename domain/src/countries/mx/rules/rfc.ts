// RFC, the Mexican tax number (docs/countries/mx.md): letters, a date, and a homoclave of three characters. The
// rule does not validate the check character, because about one real number in seventy does not match it.
import { isRealDay } from '../../../calendar.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

/** True if the digits are a date of the 1900s or the 2000s. */
const hasDate = (digits: string): boolean => {
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  return [1900, 2000].some((century) => isRealDay(century + year, month, day))
}

/**
 * Generic numbers for sales to the public and to foreigners, with or without the homoclave. They identify no person.
 */
const generic = /^X[AE]XX010101(?:000)?$/u

const rfcRule = (pattern: RegExp): LoadedRule => ({
  ...textRule(['rfc-form', 'rfc-date', 'rfc-generic'], (rfc) => {
    if (generic.test(rfc)) return { code: 'rfc-generic' }
    const digits = pattern.exec(rfc)?.groups?.['date']
    if (digits === undefined) return { code: 'rfc-form' }
    return hasDate(digits) ? null : { code: 'rfc-date' }
  }),
  /** Removes the label `RFC`. */
  normalise: (text) => text.replace(/^RFC(?=[A-ZÑ&]{3,4}\d{6})/u, ''),
})

/** RFC of a person: 13 characters, or the first 10 if the homoclave is unknown. */
export const personalRfcRule = rfcRule(/^[A-ZÑ&]{4}(?<date>\d{6})(?:[A-Z\d]{3})?$/u)

/** RFC of an employer: a company (12 characters) or a person (13). */
export const employerRfcRule = rfcRule(/^[A-ZÑ&]{3,4}(?<date>\d{6})[A-Z\d]{3}$/u)
