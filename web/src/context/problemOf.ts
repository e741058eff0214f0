// What a failed request means for an applicant: one name for each kind of words (namespace `request-problem`). Only a
// problem document of our server decides anything: every other reply came from something in between, and is retried.
import { type ProblemType, problemTypeUri } from '@loan/domain/contract/problemTypes'
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

/** Whether our server said so with one of these types. */
export const hasProblemType = (failure: RequestFailure, ...types: readonly ProblemType[]): boolean =>
  failure.outcome === 'http' && types.some((type) => failure.problem?.type === problemTypeUri(type))

/**
 * The lead does not exist, has expired, or belongs to someone else.
 * @assumed `token-needed` is not among them: something in between removed the header, which says nothing of the lead.
 */
export const isLeadGone = (failure: RequestFailure): boolean =>
  hasProblemType(failure, 'not-found', 'gone', 'erased', 'access-ended')

const problemOfStatus = (failure: RequestFailure, httpStatus: number): RequestProblemName => {
  if (isLeadGone(failure)) return 'notFound'
  if (httpStatus === 429) return 'tooMany'
  if (hasProblemType(failure, 'wrong-state')) return 'wrongState'
  return hasProblemType(failure, 'conflict', 'older-revision') ? 'conflict' : 'server'
}

/** Null for a request that we gave up ourselves: there is nothing to tell. */
export const problemOf = (failure: RequestFailure): RequestProblemName | null => {
  if (failure.outcome === 'http') return problemOfStatus(failure, failure.httpStatus)
  return failure.outcome === 'aborted' ? null : failure.outcome
}

/** Seconds until trying again makes sense; 0 where it may be tried at once. */
export const secondsToWait = (failure: RequestFailure): number =>
  failure.outcome === 'http' && failure.httpStatus === 429 ? (failure.retryAfterSeconds ?? 10) : 0

/** A server or a proxy can name any time; the page does not block the applicant for longer. */
const longestRetrySeconds = 30

/**
 * Seconds until the page, or its button, retries.
 * @assumed at most half a minute; a retry that is still too early gets the same message again.
 */
export const secondsToRetry = (failure: RequestFailure): number =>
  failure.outcome === 'http'
    ? Math.min(Math.max(failure.retryAfterSeconds ?? 0, secondsToWait(failure)), longestRetrySeconds)
    : 0

/** What our server would answer, for a call that is not made because there is no lead. */
export const leadNotFound: RequestFailure = {
  outcome: 'http',
  httpStatus: 404,
  problem: { type: problemTypeUri('not-found'), title: 'No lead', status: 404, traceId: 'none' },
  retryAfterSeconds: null,
}
