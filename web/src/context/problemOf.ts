// What a failed request means for an applicant: one name for each kind of words (namespace `request-problem`).
import type { RequestFailure } from '../api/request.ts'

export type RequestProblemName =
  | 'offline'
  | 'timeout'
  | 'server'
  | 'tooMany'
  | 'malformed'
  | 'conflict'
  | 'wrongState'
  | 'notFound'

/** The lead is not to be had any more: not known, expired, or another's. */
const goneStatuses: readonly number[] = [401, 403, 404, 410]

export const isLeadGone = (failure: RequestFailure): boolean =>
  failure.outcome === 'http' && goneStatuses.includes(failure.httpStatus)

const isWrongState = (failure: RequestFailure): boolean =>
  failure.outcome === 'http' && failure.problem?.type === 'urn:loan:problem:wrong-state'

const problemOfStatus = (failure: RequestFailure, httpStatus: number): RequestProblemName => {
  if (isLeadGone(failure)) return 'notFound'
  if (httpStatus === 429) return 'tooMany'
  if (httpStatus === 409) return isWrongState(failure) ? 'wrongState' : 'conflict'
  return 'server'
}

/** Null for a request that we gave up ourselves: there is nothing to tell. */
export const problemOf = (failure: RequestFailure): RequestProblemName | null => {
  if (failure.outcome === 'http') return problemOfStatus(failure, failure.httpStatus)
  return failure.outcome === 'aborted' ? null : failure.outcome
}

/** Seconds until trying again makes sense; 0 where it may be tried at once. */
export const secondsToWait = (failure: RequestFailure): number =>
  failure.outcome === 'http' && failure.httpStatus === 429 ? (failure.retryAfterSeconds ?? 10) : 0
