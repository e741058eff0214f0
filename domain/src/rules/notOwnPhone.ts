// A reference is another person, so their number is not the applicant's own (countries.md §4).
import { textRule } from './rule.ts'

export const notOwnPhoneRule = textRule(['same-phone-number'], (phone, { application }) =>
  phone === application.contactDetails?.phoneNumber ? { code: 'same-phone-number' } : null,
)
