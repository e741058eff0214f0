// What the code of leads throws when it rejects a call. It knows no HTTP: http/problemReply.ts makes a reply of it.
import type { FieldError, Problem } from '@loan/domain/contract/problem'
import type { ProblemType } from '@loan/domain/contract/problemTypes'

/** Each kind has the name of the problem type that the contract gives it. */
export type LeadErrorKind = Extract<
  ProblemType,
  | 'not-found'
  | 'conflict'
  | 'wrong-state'
  | 'older-revision'
  | 'gone'
  | 'erased'
  | 'access-ended'
  | 'link-locked'
  | 'refused'
  | 'too-many-requests'
>

export type LeadErrorFacts = Pick<Problem, 'progressState' | 'revision' | 'writtenWithSameToken'> & {
  readonly errors?: readonly FieldError[]
  readonly retryAfterSeconds?: number
  /** The transaction keeps its writes (a counted attempt); without it, everything a rejected call wrote is rolled back. */
  readonly keepsWrites?: true
}

export class LeadError extends Error {
  override readonly name = 'LeadError'
  readonly kind: LeadErrorKind
  readonly facts: LeadErrorFacts

  /** `detail` is for integrators: plain English, never a value an applicant gave. */
  constructor(kind: LeadErrorKind, detail: string, facts: LeadErrorFacts = {}) {
    super(detail)
    this.kind = kind
    this.facts = facts
  }
}

/** The same error for a lead that does not exist and for a lead of another applicant. */
export const notFound = (): LeadError => new LeadError('not-found', 'There is nothing here for this caller.')

/** JSON Pointer (RFC 6901) to a field of the body. */
export const pointerTo = (path: readonly string[]): string =>
  path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

export const fieldError = (fieldName: string, code: string, message: string): FieldError => ({
  fieldName,
  code,
  message,
  pointer: pointerTo(fieldName.split('.')),
})
