// A reference contact is another person, so their number is not the applicant's (docs/countries/README.md).
import { textRule } from './rule.ts'

export const notOwnPhoneRule = textRule(['same-phone-number'], (phone, { application }) =>
  phone === application.contactDetails?.phoneNumber ? { code: 'same-phone-number' } : null,
)
