// The answers that a CNP contains.
import { deriveFromCode, type Derivation } from '../../rules/derivation.ts'
import { cnpRule } from './rules/cnp.ts'

export const derivations: readonly Derivation[] = [
  ...deriveFromCode('personalDetails.dateOfBirth', cnpRule.parseBirthDate),
  ...deriveFromCode('personalDetails.gender', cnpRule.parseGender),
]
