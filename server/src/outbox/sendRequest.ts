// Sends one claimed request through the handler of its kind, outside any transaction, and records the result.
import { setTimeout as pause } from 'node:timers/promises'
import type { SecretKey } from '../config/secretKey.ts'
import type { Storage } from '../database/storage.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import type { Log } from '../lib/log.ts'
import { GatewayError } from '../ports/gatewayError.ts'
import { computeBackOffMs } from './backOff.ts'
import { createTrace, formatTraceparent, parseTraceparent, type Trace } from '../lib/traceContext.ts'
import { type AttemptResult, type ClaimedRequest, recordResult } from './claims.ts'
import type { OutboxObserver } from './outboxObserver.ts'
import { ObsoleteRequestError } from './obsoleteRequestError.ts'
import { decryptContent } from './outboxRows.ts'

export type OutboxRequest = {
  readonly leadId: string
  /** The idempotency key, the same in every attempt. */
  readonly key: string
  readonly content: string
  /** The header `traceparent` of a call to the outside system: the trace of the applicant's call, or a new one. */
  readonly traceparent: string
}

/** An adapter adds a kind of request with its handler; `kind` is also the destination of the circuit breaker. */
export type OutboxHandler = {
  readonly kind: string
  /**
   * Repeats a request until it expires, also after `maxAttempts`: for a request that has an effect until then, such as
   * one that a lender may answer for a day.
   */
  readonly repeatsUntilExpiry?: boolean
  /** Resolves when the outside system has accepted the request. Throws GatewayError and ObsoleteRequestError. */
  readonly send: (request: OutboxRequest, signal: AbortSignal) => Promise<void>
}

export type SendOptions = {
  readonly storage: Storage
  readonly secretKey: SecretKey
  readonly now: () => Date
  /** Returns a number from 0 to 1. */
  readonly random: () => number
  readonly log: Log
  /** Reports an error that is no GatewayError, without its message. */
  readonly reportFault: (error: unknown) => void
  readonly observer: OutboxObserver
  /** Aborts the requests in progress when the server stops. */
  readonly stopping: AbortSignal
}

export const outboxLimits = {
  /** Requests of one kind that one server sends at the same time. */
  batch: 10,
  /** The maximum duration of an attempt. */
  attemptMs: 30_000,
  /** Longer than an attempt and the write of its result. */
  leaseMs: 120_000,
  /** @assumed with the back-off about an hour, and longer when the circuit breaker pauses. */
  maxAttempts: 12,
  /** Attempts to write a result that fails although the database is available. */
  recordAttempts: 3,
} as const

const waitForAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new GatewayError('unreachable', 'aborted')), { once: true })
  })

/** Null when the outside system accepted the request. */
type AttemptError = GatewayError | ObsoleteRequestError | null

const attempt = async (
  handler: OutboxHandler,
  request: ClaimedRequest,
  trace: Trace,
  { secretKey, stopping, reportFault }: SendOptions,
): Promise<AttemptError> => {
  const content = decryptContent(secretKey, request)
  if (request.key === null) return new GatewayError('permanent', 'no-key')
  // Another server may have the secret, or this one after its settings are corrected.
  if (content === null) return new GatewayError('temporary', 'undecryptable')
  if (stopping.aborted) return new GatewayError('temporary', 'stopped')
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const timer = setTimeout(abort, outboxLimits.attemptMs).unref()
  stopping.addEventListener('abort', abort, { once: true })
  try {
    const { leadId, key } = request
    const traceparent = formatTraceparent(trace)
    await Promise.race([
      handler.send({ leadId, key, content, traceparent }, controller.signal),
      waitForAbort(controller.signal),
    ])
    return null
  } catch (error) {
    if (stopping.aborted) return new GatewayError('temporary', 'stopped')
    if (controller.signal.aborted) return new GatewayError('unreachable', 'timeout')
    if (error instanceof GatewayError || error instanceof ObsoleteRequestError) return error
    reportFault(error)
    return new GatewayError('temporary', 'fault')
  } finally {
    clearTimeout(timer)
    stopping.removeEventListener('abort', abort)
  }
}

const resolveResult = (
  error: AttemptError,
  { attempts }: ClaimedRequest,
  { repeatsUntilExpiry = false }: OutboxHandler,
  { now, random }: SendOptions,
): AttemptResult => {
  const at = now()
  if (error === null) return { status: 'sent', sentAt: at, outcomeCode: null }
  if (error instanceof ObsoleteRequestError) return { status: 'dropped', sealed: null, outcomeCode: error.code }
  const isLastAttempt = attempts >= outboxLimits.maxAttempts && !repeatsUntilExpiry
  if (error.failure === 'permanent' || isLastAttempt) return { status: 'failed', outcomeCode: error.code }
  const waitMs = computeBackOffMs(attempts, random, error.retryAfterMs)
  return { status: 'pending', dueAt: new Date(at.getTime() + waitMs), outcomeCode: error.code }
}

const maxRecordWaitMs = 1000

/**
 * Writes the result, because a request without a result is sent again when its lease ends. Retries until the server
 * stops while the database is unavailable, such as in a failover, and a few times after any other error.
 */
const recordWithRetries = async (
  request: ClaimedRequest,
  result: AttemptResult,
  options: SendOptions,
): Promise<void> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      await recordResult(options.storage.database, request, result)
      return
    } catch (error) {
      const isLast = !isDatabaseUnavailable(error) && attempts >= outboxLimits.recordAttempts
      if (isLast || options.stopping.aborted) {
        options.reportFault(error)
        return
      }
      await pause(Math.min(attempts * 500, maxRecordWaitMs))
    }
  }
}

const logResult = (
  { id, kind, attempts }: ClaimedRequest,
  result: AttemptResult,
  { traceId }: Trace,
  { log }: SendOptions,
): void => {
  if (result.status === 'sent' || result.status === 'dropped') return
  const fields = { kind, request: id, attempts, code: result.outcomeCode, w3cTraceId: traceId }
  if (result.status === 'failed') log.warn('a request of the outbox failed and is not repeated', fields)
  else log.info('a request of the outbox failed and is repeated', fields)
}

/** Returns the error of the attempt, or null. Never throws. */
export const sendRequest = async (
  handler: OutboxHandler,
  request: ClaimedRequest,
  options: SendOptions,
): Promise<AttemptError> => {
  const trace = parseTraceparent(request.traceparent) ?? createTrace()
  const start = performance.now()
  const error = await attempt(handler, request, trace, options)
  const seconds = (performance.now() - start) / 1000
  const result = resolveResult(error, request, handler, options)
  const outcome = result.status === 'pending' ? 'repeated' : result.status
  options.observer.recordAttempt(request.kind, outcome, outcome === 'dropped' ? null : seconds)
  await recordWithRetries(request, result, options)
  logResult(request, result, trace, options)
  return error
}
