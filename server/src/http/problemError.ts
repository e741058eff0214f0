// What a handler throws to refuse a call: a type of the contract's problem table and what the document carries.
// How it becomes a reply is problemReply.ts.
import type { FieldError, Problem } from '@loan/domain/contract/problem'
import type { ProblemType } from '@loan/domain/contract/problemTypes'

type ProblemFacts = Pick<Problem, 'progressState' | 'revision' | 'writtenWithSameToken'> & {
  readonly errors?: readonly FieldError[]
  readonly retryAfterSeconds?: number
  /** The writes of the transaction stay (a counted try); everything else a refused call wrote is rolled back. */
  readonly keepsWrites?: true
}

export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly type: ProblemType
  readonly facts: ProblemFacts

  /** `detail` is read by integrators: plain English, never a value an applicant gave. */
  constructor(type: ProblemType, detail: string, facts: ProblemFacts = {}) {
    super(detail)
    this.type = type
    this.facts = facts
  }
}

/** The one answer for a lead that does not exist and for a lead of somebody else. */
export const notFound = (): ProblemError => new ProblemError('not-found', 'There is nothing here for this caller.')

export const pointerTo = (path: readonly string[]): string =>
  path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

export const fieldError = (fieldName: string, code: string, message: string): FieldError => ({
  fieldName,
  code,
  message,
  pointer: pointerTo(fieldName.split('.')),
})
