// The answers that a CCCD contains. It has the year of birth alone, so the applicant is asked for the date.
import { deriveFromCode, type Derivation } from '../../rules/derivation.ts'
import { cccdRule } from './rules/cccd.ts'

export const derivations: readonly Derivation[] = deriveFromCode('personalDetails.gender', cccdRule.parseGender)
