// The error of the lead code for a rejected call. http/problemReply.ts maps it to an HTTP reply.
import type { Problem, ProblemField } from '@loan/domain/contract/problem'
import type { ProblemType } from '@loan/domain/contract/problemTypes'
import { errorCodes } from '@loan/domain/rules/errorCodes'
import type { AnswerError } from '@loan/domain/rules/rule'

/** Each kind is a problem type of the contract. */
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

export type LeadErrorDetails = Pick<Problem, 'progressState' | 'revision' | 'writtenWithSameToken'> & {
  readonly errors?: readonly ProblemField[]
  readonly retryAfterSeconds?: number
  /** The transaction commits its writes (a counted attempt). By default it rolls back the writes of a rejected call. */
  readonly commitsWrites?: true
}

export class LeadError extends Error {
  override readonly name = 'LeadError'
  readonly kind: LeadErrorKind
  readonly details: LeadErrorDetails

  /** `detail` is for integrators, in English. It must not contain answers of an applicant. */
  constructor(kind: LeadErrorKind, detail: string, details: LeadErrorDetails = {}) {
    super(detail)
    this.kind = kind
    this.details = details
  }
}

/** The same error for a lead that does not exist and for a lead of another applicant. */
export const buildNotFoundError = (): LeadError => new LeadError('not-found', 'There is nothing here for this caller.')

/** For answers or fields with errors. The call writes nothing unless `options` says so. */
export const buildInvalidFieldsError = (
  errors: readonly ProblemField[],
  options: Pick<LeadErrorDetails, 'commitsWrites'> = {},
): LeadError => new LeadError('refused', 'Nothing was stored.', { errors, ...options })

/** JSON Pointer (RFC 6901) to a field of the body. */
export const buildPointer = (path: readonly string[]): string =>
  path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Builds a field error with any code. `buildAnswerError` builds one with a code of an answer. */
export const buildFieldError = (fieldName: string, code: string, message: string): ProblemField => ({
  fieldName,
  code,
  message,
  pointer: buildPointer(fieldName.split('.')),
})

/** The error of an answer, with the message of its code. */
export const buildAnswerError = (fieldName: string, { code, params }: AnswerError): ProblemField => ({
  ...buildFieldError(fieldName, code, errorCodes[code]),
  ...(params && { params: { ...params } }),
})
