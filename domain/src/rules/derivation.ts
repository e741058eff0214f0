// The type of a derivation: an answer that another answer already contains, such as the date of birth in a personal
// code. Each country has its own (`countries/<code>/derivations.ts`).
import type { AnswerValue } from '../lead/answers.ts'
import type { LeadPath } from '../lead/application.ts'

export type Derivation = {
  /** Path of the derived answer. */
  readonly path: LeadPath
  /** Path of the answer that contains it. */
  readonly from: LeadPath
  /** Null if this source does not determine the answer. */
  readonly derive: (source: string) => AnswerValue | null
}

/** The derivations from a personal code whose rule can parse a birth date or a sex. */
export const deriveFromCode = (
  path: 'personalDetails.dateOfBirth' | 'personalDetails.gender',
  parse: ((code: string) => string | null) | undefined,
): readonly Derivation[] => (parse === undefined ? [] : [{ path, from: 'personalDetails.personalCode', derive: parse }])
