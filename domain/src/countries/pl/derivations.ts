// The answers that a PESEL contains.
import { deriveFromCode, type Derivation } from '../../rules/derivation.ts'
import { peselRule } from './rules/pesel.ts'

export const derivations: readonly Derivation[] = [
  ...deriveFromCode('personalDetails.dateOfBirth', peselRule.parseBirthDate),
  ...deriveFromCode('personalDetails.gender', peselRule.parseGender),
]
