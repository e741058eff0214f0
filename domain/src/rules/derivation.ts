// A derivation: an answer that another answer already contains, such as the date of birth in a personal code. Each
// country has its own (`countries/<code>/derivations.ts`).
import { type AnswerValue, readAnswer } from '../lead/answers.ts'
import type { LeadApplication, LeadPath } from '../lead/application.ts'

export type Derivation = {
  /** Path of the derived answer. */
  readonly path: LeadPath
  /** Path of the answer that contains it. */
  readonly from: LeadPath
  /** Null if this source does not determine the answer. */
  readonly derive: (source: string) => AnswerValue | null
}

/** The answer that follows from these answers; null if their source does not determine it. */
export const deriveAnswer = ({ from, derive }: Derivation, application: LeadApplication): AnswerValue | null =>
  derive(String(readAnswer(application, from) ?? ''))

/** The derivations from a personal code whose rule can parse a birth date or a sex. */
export const deriveFromCode = (
  path: 'personalDetails.dateOfBirth' | 'personalDetails.gender',
  parse: ((code: string) => string | null) | undefined,
): readonly Derivation[] => (parse === undefined ? [] : [{ path, from: 'personalDetails.personalCode', derive: parse }])
