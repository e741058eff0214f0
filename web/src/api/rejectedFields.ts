// Maps the problem of a failed request to the fields that the server rejected.
import type { ProblemField } from '@loan/domain/contract/problem'
import type { RequestFailure } from './request.ts'

/** A field that the server rejected, without its pointer into the request body. */
export type RejectedField = Omit<ProblemField, 'pointer'>

export const omitPointer = ({ pointer: _pointer, ...error }: ProblemField): RejectedField => error

const none: readonly RejectedField[] = []

/** Empty when the failure has no field errors. */
export const findRejectedFields = (failure: RequestFailure): readonly RejectedField[] =>
  failure.outcome === 'http' ? (failure.problem?.errors?.map(omitPointer) ?? none) : none
