// Converts every error into a problem reply (RFC 9457). The reply to an unknown error contains only its trace id.
import type { Problem } from '@loan/domain/contract/problem'
import { problemTypes, type ProblemType, buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import { isDatabaseUnavailable, isLockTimeout } from '../database/unavailable.ts'
import { getErrorCode, listCauses } from '../lib/getErrorCode.ts'
import { ProblemError } from './problemError.ts'
import { LeadError, buildNotFoundError } from '../lib/leadError.ts'
import { OverloadError } from '../lib/overloadError.ts'
import { GatewayError } from '../ports/gatewayError.ts'

const titles: Readonly<Record<ProblemType, string>> = {
  'bad-request': 'Bad request',
  'token-needed': 'The call is not authenticated',
  'not-found': 'Not found',
  'request-timeout': 'The request took too long to arrive',
  conflict: 'Conflict',
  'wrong-state': 'The call does not fit the state of the lead',
  'older-revision': 'The lead was changed since',
  'request-in-flight': 'The same request is still being worked on',
  gone: 'Gone',
  erased: 'The application was erased',
  'access-ended': 'The access of this device was ended',
  'link-locked': 'The link is locked',
  'too-large': 'The request is too large',
  'not-json': 'Unsupported media type',
  refused: 'Validation failed',
  'other-request-under-key': 'The key was used for another request',
  'too-many-requests': 'Too many requests',
  'headers-too-large': 'The headers are too large',
  'internal-error': 'Internal server error',
  unavailable: 'The service is not available',
}

export type ProblemReply = {
  readonly status: number
  readonly retryAfterSeconds: number | null
  readonly body: Problem
}

/** The errors of Fastify, by code. */
const frameworkProblems: Readonly<Record<string, ProblemType>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  FST_ERR_BAD_URL: 'bad-request',
}

/** @assumed an outside system that restarts is back within seconds; the page repeats the call after this time. */
const gatewayRetrySeconds = 5

/** Returns the status of an error of Fastify or a plugin; 0 when the error has none. */
const readStatus = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0

/** Converts an error that the caller caused or can retry into a problem; null for any other error. */
const toProblemError = (error: unknown): ProblemError | null => {
  if (error instanceof ProblemError) return error
  if (error instanceof LeadError) return new ProblemError(error.kind, error.message, error.details)
  if (error instanceof OverloadError) {
    return new ProblemError('unavailable', error.message, { retryAfterSeconds: error.retryAfterSeconds })
  }
  if (error instanceof GatewayError) {
    return new ProblemError('unavailable', 'A service that this call needs is not available; nothing was stored.', {
      retryAfterSeconds: gatewayRetrySeconds,
    })
  }
  const type = frameworkProblems[getErrorCode(error)]
  if (type !== undefined) return new ProblemError(type, titles[type])
  const status = readStatus(error)
  if (status === 403 || status === 404) return new ProblemError('not-found', buildNotFoundError().message)
  if (status >= 400 && status < 500) return new ProblemError('bad-request', 'The request cannot be read.')
  return isLockTimeout(error) || isDatabaseUnavailable(error)
    ? new ProblemError('unavailable', 'Retry in a moment.', { retryAfterSeconds: 1 })
    : null
}

const buildBody = (problem: ProblemError, traceId: string): Problem => {
  const { errors, progressState, revision, writtenWithSameToken } = problem.details
  return {
    type: buildProblemTypeUri(problem.type),
    title: titles[problem.type],
    status: problemTypes[problem.type],
    detail: problem.message,
    traceId,
    ...(errors !== undefined && { errors: [...errors] }),
    ...(progressState !== undefined && { progressState }),
    ...(revision !== undefined && { revision }),
    ...(writtenWithSameToken !== undefined && { writtenWithSameToken }),
  }
}

export const buildProblemReply = (error: unknown, traceId: string): ProblemReply => {
  const problem = toProblemError(error) ?? new ProblemError('internal-error', 'The server failed; nothing was stored.')
  return {
    status: problemTypes[problem.type],
    retryAfterSeconds: problem.details.retryAfterSeconds ?? null,
    body: buildBody(problem, traceId),
  }
}

/** Returns up to eight stack frames, without the lines of the message before them. */
const readStackFrames = ({ stack = '', message }: Error): readonly string[] => {
  const start = stack.indexOf(message)
  return stack
    .slice(start === -1 ? 0 : start + message.length)
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
}

/** Builds the log entry of an error: names, codes and stack frames. A message can contain an applicant's input. */
export const buildErrorDetails = (error: unknown) => ({
  kinds: listCauses(error).map((cause) => (cause instanceof Error ? cause.name : typeof cause)),
  codes: listCauses(error).flatMap((cause) => getErrorCode(cause) || []),
  at: error instanceof Error ? readStackFrames(error) : [],
})
