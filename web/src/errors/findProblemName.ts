// Maps a failed request to the text that the applicant sees (a key of the namespace `request-problem`). Only the status
// 429 and problem documents of our server have a meaning; any other error reply counts as a server error.
import { type ProblemType, buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
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

/** Whether the failure is a problem document with one of these types. */
export const hasProblemType = (failure: RequestFailure, ...types: readonly ProblemType[]): boolean =>
  failure.outcome === 'http' && types.some((type) => failure.problem?.type === buildProblemTypeUri(type))

/** Something of the lead no longer exists, such as an offer, but the lead does: the problem has its state. */
export const isGoneButLeadExists = (failure: RequestFailure): boolean =>
  hasProblemType(failure, 'gone') && failure.outcome === 'http' && failure.problem?.progressState !== undefined

/**
 * The lead does not exist, has expired, was erased, or is no longer accessible to this device.
 * @assumed `token-needed` is not among them: a proxy removed the header, and the lead may still exist.
 */
export const isLeadGone = (failure: RequestFailure): boolean =>
  hasProblemType(failure, 'not-found', 'gone', 'erased', 'access-ended') && !isGoneButLeadExists(failure)

const toProblemName = (failure: RequestFailure, httpStatus: number): RequestProblemName => {
  if (isLeadGone(failure)) return 'notFound'
  if (httpStatus === 429) return 'tooMany'
  if (hasProblemType(failure, 'wrong-state')) return 'wrongState'
  return hasProblemType(failure, 'conflict', 'older-revision') ? 'conflict' : 'server'
}

/** Null for a request that the client aborted, which shows no message. */
export const findProblemName = (failure: RequestFailure): RequestProblemName | null => {
  if (failure.outcome === 'http') return toProblemName(failure, failure.httpStatus)
  if (failure.outcome === 'error') return 'server'
  return failure.outcome === 'aborted' ? null : failure.outcome
}

/** Seconds to wait after a 429 status; 0 for any other failure. */
export const getRateLimitSeconds = (failure: RequestFailure): number =>
  failure.outcome === 'http' && failure.httpStatus === 429 ? (failure.retryAfterSeconds ?? 10) : 0

/** Upper limit, because a server or a proxy can send any Retry-After. */
const longestRetrySeconds = 30

/**
 * Seconds until the page or its button retries.
 * @assumed at most 30 seconds; a retry that is too early shows the same message again.
 */
export const getRetrySeconds = (failure: RequestFailure): number =>
  failure.outcome === 'http'
    ? Math.min(Math.max(failure.retryAfterSeconds ?? 0, getRateLimitSeconds(failure)), longestRetrySeconds)
    : 0

/** The failure of a call that is not sent because there is no lead. */
export const leadNotFound: RequestFailure = {
  outcome: 'http',
  httpStatus: 404,
  problem: { type: buildProblemTypeUri('not-found'), title: 'No lead', status: 404, traceId: 'none' },
  retryAfterSeconds: null,
}
