// The answers that a CURP contains: date of birth, sex, and the state of birth by the code of the civil registers.
import { deriveFromCode, type Derivation } from '../../rules/derivation.ts'
import { curpRule, parseStateOfCurp } from './rules/curp.ts'

const from = 'personalDetails.personalCode'

export const derivations: readonly Derivation[] = [
  ...deriveFromCode('personalDetails.dateOfBirth', curpRule.parseBirthDate),
  ...deriveFromCode('personalDetails.gender', curpRule.parseGender),
  {
    path: 'otherDetails.countryOfBirth',
    from,
    derive: (curp) => (parseStateOfCurp(curp) === null ? null : 'MX'),
  },
  { path: 'otherDetails.provinceOfBirth', from, derive: parseStateOfCurp },
]
