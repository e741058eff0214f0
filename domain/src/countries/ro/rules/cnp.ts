// CNP, the Romanian personal code (docs/countries/ro.md): 13 digits. The first encodes sex and century, six the birth
// date, two the county, three are a serial number, the last is a check digit. The rule does not validate the sex.
import { formatDay, isRealDay, type IsoDate } from '../../../calendar.ts'
import { weightedSum } from '../../../rules/checksum.ts'
import { findEarlierBirthDate } from '../../../rules/findEarlierBirthDate.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

const weights = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]

/** Centuries by the first digit; ambiguous for resident foreigners (7, 8). A number with 9 is a NIF, not a CNP. */
const centuriesByFirstDigit: Readonly<Record<string, readonly number[]>> = {
  1: [1900],
  2: [1900],
  3: [1800],
  4: [1800],
  5: [2000],
  6: [2000],
  7: [1900, 2000],
  8: [1900, 2000],
}

/** Counties, the sectors of Bucharest (two of them abolished), births since SIIEASC (70), consulates (80 to 83). */
const county = /^(?:0[1-9]|[1-3]\d|4[0-8]|5[12]|70|8[0-3])$/u

/** Births of one day in one county are numbered from 001. */
const serial = /^(?!000)\d{3}$/u

/** All dates that the first seven digits can mean: none, one, or two for resident foreigners. */
const listBirthDates = (cnp: string): readonly IsoDate[] => {
  const [year, month, day] = [cnp.slice(1, 3), cnp.slice(3, 5), cnp.slice(5, 7)].map(Number)
  if (year === undefined || month === undefined || day === undefined) return []
  return (centuriesByFirstDigit[cnp.slice(0, 1)] ?? []).flatMap((century) =>
    isRealDay(century + year, month, day) ? [formatDay(century + year, month, day)] : [],
  )
}

const computeCheckDigit = (cnp: string): number => {
  const remainder = weightedSum(cnp, weights) % 11
  return remainder === 10 ? 1 : remainder
}

/** Compares the code with a date of birth answered earlier; the params of that error contain both dates. */
export const cnpRule: LoadedRule = {
  ...textRule(['cnp-length', 'cnp-form', 'cnp-date', 'cnp-checksum', 'cnp-birth-date'], (cnp, context) => {
    if (!/^\d{13}$/u.test(cnp)) return { code: 'cnp-length' }
    if (centuriesByFirstDigit[cnp.slice(0, 1)] === undefined || !county.test(cnp.slice(7, 9)))
      return { code: 'cnp-form' }
    if (!serial.test(cnp.slice(9, 12))) return { code: 'cnp-form' }
    const dates = listBirthDates(cnp).filter((date) => date <= context.today)
    const [cnpDate] = dates
    if (cnpDate === undefined) return { code: 'cnp-date' }
    if (computeCheckDigit(cnp) !== Number(cnp[12])) return { code: 'cnp-checksum' }
    const dateOfBirth = findEarlierBirthDate(context)
    if (dateOfBirth === undefined || dates.includes(dateOfBirth)) return null
    return { code: 'cnp-birth-date', params: { cnpDate, dateOfBirth }, comparedWith: 'dateOfBirth' }
  }),
  /** Removes the label `CNP`. */
  normalise: (text) => text.replace(/^CNP(?=\d{13}$)/u, ''),
  parseBirthDate: (cnp) => {
    const [date, ...others] = /^\d{13}$/u.test(cnp) ? listBirthDates(cnp) : []
    return others.length > 0 ? null : (date ?? null)
  },
  parseGender: (cnp) => (/^\d{13}$/u.test(cnp) ? (Number(cnp[0]) % 2 === 0 ? 'female' : 'male') : null),
}
