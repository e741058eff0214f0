// CURP, the Mexican personal code (docs/countries/mx.md): letters of the names, birth date, sex, state of birth, inner
// consonants, a mark of the century and a check digit. The rule does not validate the sex.
import { formatDay, isRealDay, type IsoDate } from '../../../calendar.ts'
import { findEarlierBirthDate } from '../../../rules/findEarlierBirthDate.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'
import { findStateOfRegister } from '../provinces.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/** The code of births abroad. */
const abroad = 'NE'

/** The second letter is the first inner vowel, or X if there is none or the letters form an offensive word. */
const form = /^[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d$/u

/** The code of the civil registers for the state of birth. */
const readState = (curp: string): string => curp.slice(11, 13)

/** Birth date as `YYYY-MM-DD`; null if its digits are not a date. The 17th character is a digit until 1999. */
const parseBirthDateOfCurp = (curp: string): IsoDate | null => {
  if (!form.test(curp)) return null
  const [year, month, day] = [curp.slice(4, 6), curp.slice(6, 8), curp.slice(8, 10)].map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const fullYear = (/\d/u.test(curp.slice(16, 17)) ? 1900 : 2000) + year
  return isRealDay(fullYear, month, day) ? formatDay(fullYear, month, day) : null
}

/** ISO 3166-2 code of the state of birth; null for births abroad and for other text. */
export const parseStateOfCurp = (curp: string): string | null =>
  form.test(curp) ? (findStateOfRegister(readState(curp)) ?? null) : null

const genders: Readonly<Record<string, string>> = { H: 'male', M: 'female', X: 'nonbinary' }

const computeCheckDigit = (curp: string): number => {
  const sum = curp
    .slice(0, 17)
    .split('')
    .reduce((total, character, index) => total + alphabet.indexOf(character) * (18 - index), 0)
  return (10 - (sum % 10)) % 10
}

/** Compares the code with a date of birth answered earlier; the params of that error contain both dates. */
export const curpRule: LoadedRule = {
  ...textRule(
    ['curp-length', 'curp-form', 'curp-date', 'curp-state', 'curp-checksum', 'curp-birth-date'],
    (curp, context) => {
      if (!/^[A-ZÑ\d]{18}$/u.test(curp)) return { code: 'curp-length' }
      if (!form.test(curp)) return { code: 'curp-form' }
      const curpDate = parseBirthDateOfCurp(curp)
      if (curpDate === null || curpDate > context.today) return { code: 'curp-date' }
      if (readState(curp) !== abroad && parseStateOfCurp(curp) === null) return { code: 'curp-state' }
      if (computeCheckDigit(curp) !== Number(curp[17])) return { code: 'curp-checksum' }
      const dateOfBirth = findEarlierBirthDate(context)
      if (dateOfBirth === undefined || dateOfBirth === curpDate) return null
      return { code: 'curp-birth-date', params: { curpDate, dateOfBirth }, comparedWith: 'dateOfBirth' }
    },
  ),
  /** Removes the label `CURP`. */
  normalise: (text) => text.replace(/^CURP(?=[A-Z]{4}\d{6})/u, ''),
  parseBirthDate: parseBirthDateOfCurp,
  parseGender: (curp) => (form.test(curp) ? (genders[curp.slice(10, 11)] ?? null) : null),
}
