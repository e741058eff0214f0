// PESEL, the Polish personal code (docs/countries/pl.md): 11 digits, the birth date with the century in its month,
// a serial number whose last digit encodes the sex, and a check digit.
import { formatDay, isRealDay, type IsoDate } from '../../../calendar.ts'
import { weightedSum } from '../../../rules/checksum.ts'
import { findEarlierBirthDate } from '../../../rules/findEarlierBirthDate.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

const form = /^\d{11}$/u
const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]
/** The index is the month divided by 20: months 1 to 12 are the 1900s, 21 to 32 the 2000s, 81 to 92 the 1800s. */
const centuries = [1900, 2000, 2100, 2200, 1800]

/** Birth date of a PESEL as `YYYY-MM-DD`; null if the text is not 11 digits that begin with a date. */
export const parseBirthDateOfPesel = (pesel: string): IsoDate | null => {
  if (!form.test(pesel)) return null
  const [year, month, day] = [pesel.slice(0, 2), pesel.slice(2, 4), pesel.slice(4, 6)].map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const fullYear = (centuries[Math.floor(month / 20)] ?? 0) + year
  return isRealDay(fullYear, month % 20, day) ? formatDay(fullYear, month % 20, day) : null
}

/** Also compares the code with a date of birth answered earlier; the params of `pesel-birth-date` are both dates. */
export const peselRule: LoadedRule = {
  ...textRule(['pesel-length', 'pesel-date', 'pesel-checksum', 'pesel-birth-date'], (pesel, context) => {
    if (!form.test(pesel)) return { code: 'pesel-length' }
    const peselDate = parseBirthDateOfPesel(pesel)
    if (peselDate === null || peselDate > context.today) return { code: 'pesel-date' }
    if (weightedSum(pesel, weights) % 10 !== 0) return { code: 'pesel-checksum' }
    const dateOfBirth = findEarlierBirthDate(context)
    if (dateOfBirth === undefined || dateOfBirth === peselDate) return null
    return { code: 'pesel-birth-date', params: { peselDate, dateOfBirth }, comparedWith: 'dateOfBirth' }
  }),
  /** Removes the label `PESEL`. */
  normalise: (text) => text.replace(/^PESEL(?=\d{11}$)/u, ''),
  parseBirthDate: parseBirthDateOfPesel,
  parseGender: (pesel) => {
    if (!form.test(pesel)) return null
    return Number(pesel[9]) % 2 === 0 ? 'female' : 'male'
  },
}
