// CCCD, the Vietnamese personal code (docs/countries/vn.md): 12 digits. Three encode the place of registration, one
// century and sex, two the year of birth, six are random. It has no check digit. The rule does not validate the sex.
import { findEarlierBirthDate } from '../../../rules/findEarlierBirthDate.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

/** Even digits are men, odd ones women; a pair for each century from 1900. */
const parseBirthYear = (cccd: string): number => 1900 + Math.floor(Number(cccd[3]) / 2) * 100 + Number(cccd.slice(4, 6))

/** Compares the code with the year of a date of birth answered earlier; the params of that error contain both. */
export const cccdRule: LoadedRule = {
  ...textRule(['cccd-length', 'cccd-form', 'cccd-birth-date'], (cccd, context) => {
    if (!/^\d{12}$/u.test(cccd)) return { code: 'cccd-length' }
    const year = parseBirthYear(cccd)
    if (cccd.startsWith('000') || year > Number(context.today.slice(0, 4))) return { code: 'cccd-form' }
    const dateOfBirth = findEarlierBirthDate(context)
    if (dateOfBirth === undefined || dateOfBirth.startsWith(`${year}-`)) return null
    return {
      code: 'cccd-birth-date',
      params: { cccdYear: String(year), dateOfBirth },
      comparedWith: 'dateOfBirth',
    }
  }),
  parseGender: (cccd) => (/^\d{12}$/u.test(cccd) ? (Number(cccd[3]) % 2 === 0 ? 'male' : 'female') : null),
}
