// PESEL, the Polish personal code (docs/countries/pl.md): 11 digits, the birth date with the century in its month,
// a running number whose last digit tells the sex, and a check digit.
import { formatDay, isRealDay } from '../../../calendar.ts'
import { weightedSum } from '../../../rules/checksum.ts'
import { earlierBirthDate } from '../../../rules/earlierBirthDate.ts'
import { type Rule, textRule } from '../../../rules/rule.ts'

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]
/** Century by the tens of the month, halved: 0 and 1 are the 1900s, 8 and 9 the 1800s. */
const centuries = [1900, 2000, 2100, 2200, 1800]

/** Birth date of a PESEL as `YYYY-MM-DD`; null where its first six digits are no date. */
export const birthDateOfPesel = (pesel: string): string | null => {
  if (!/^\d{11}$/u.test(pesel)) return null
  const [year, month, day] = [pesel.slice(0, 2), pesel.slice(2, 4), pesel.slice(4, 6)].map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const fullYear = (centuries[Math.floor(month / 20)] ?? 0) + year
  return isRealDay(fullYear, month % 20, day) ? formatDay(fullYear, month % 20, day) : null
}

/** Also compared with the date of birth where that is answered before; both dates are then in the params. */
export const peselRule: Rule = {
  ...textRule(['pesel-length', 'pesel-date', 'pesel-checksum', 'pesel-birth-date'], (pesel, context) => {
    if (!/^\d{11}$/u.test(pesel)) return { code: 'pesel-length' }
    const peselDate = birthDateOfPesel(pesel)
    if (peselDate === null || peselDate > context.today) return { code: 'pesel-date' }
    if (weightedSum(pesel, weights) % 10 !== 0) return { code: 'pesel-checksum' }
    const dateOfBirth = earlierBirthDate(context)
    if (dateOfBirth === undefined || dateOfBirth === peselDate) return null
    return { code: 'pesel-birth-date', params: { peselDate, dateOfBirth }, comparedWith: 'dateOfBirth' }
  }),
  /** `PESEL: 85071412334` names itself. */
  normalise: (text) => text.replace(/^PESEL(?=\d{11}$)/u, ''),
  birthDateOf: birthDateOfPesel,
  genderOf: (pesel) => (/^\d{11}$/u.test(pesel) ? (Number(pesel[9]) % 2 === 0 ? 'female' : 'male') : null),
}
