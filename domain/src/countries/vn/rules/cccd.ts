// CCCD, the Vietnamese personal code (docs/countries/vn.md): 12 digits. Three name the place of registration, one century
// and sex, two the year of birth, six are random. No check digit; what it tells of the sex is never judged.
import { earlierBirthDate } from '../../../rules/earlierBirthDate.ts'
import { type Rule, textRule } from '../../../rules/rule.ts'

/** Even digits are men, odd ones women; a pair for each century from 1900. */
const birthYearOf = (cccd: string): number => 1900 + Math.floor(Number(cccd[3]) / 2) * 100 + Number(cccd.slice(4, 6))

/** Also compared with the year of birth where that is answered before; both are then in the params. */
export const cccdRule: Rule = {
  ...textRule(['cccd-length', 'cccd-form', 'cccd-birth-date'], (cccd, context) => {
    if (!/^\d{12}$/u.test(cccd)) return { code: 'cccd-length' }
    const year = birthYearOf(cccd)
    if (cccd.startsWith('000') || year > Number(context.today.slice(0, 4))) return { code: 'cccd-form' }
    const dateOfBirth = earlierBirthDate(context)
    if (dateOfBirth === undefined || dateOfBirth.startsWith(`${year}-`)) return null
    return {
      code: 'cccd-birth-date',
      params: { cccdYear: String(year), dateOfBirth },
      comparedWith: 'dateOfBirth',
    }
  }),
  genderOf: (cccd) => (/^\d{12}$/u.test(cccd) ? (Number(cccd[3]) % 2 === 0 ? 'male' : 'female') : null),
}
