// Rejects a call before it is read when the database would have no time for it, with a reply that costs little:
// docs/decisions/47-admission.md.
import { problemMediaType } from '@loan/domain/contract/problem'
import type { FastifyInstance } from 'fastify'
import { createDateHeader } from './dateHeader.ts'
import { createOriginHeaders } from './pageOrigins.ts'
import { ProblemError } from './problemError.ts'
import { isAdmitted, type CallPriority } from './priorities.ts'
import { buildProblemReply } from './problemReply.ts'
import type { Services } from './services.ts'

/** @assumed callers that repeat after the same time would come back together. */
const retryAfterSeconds = ['1', '2', '3'] as const

const traceIdSlot = 'TRACE_ID'

/** The problem document before and after the id of the request, which has no character that JSON escapes. */
const [bodyStart = '', bodyEnd = ''] = JSON.stringify(
  buildProblemReply(
    new ProblemError('unavailable', 'The server has more calls than it can serve. Retry with the same key.'),
    traceIdSlot,
  ).body,
).split(traceIdSlot)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Undefined for a route that needs no database and is always served. */
    priority?: CallPriority
  }
  interface FastifyRequest {
    /** Such a call has no log line and no metrics of a request, which would take the time of those that are served. */
    isRejectedInOverload: boolean
  }
}

const summaryMs = 1000

/** Returns a function that counts a rejected call. At most one log line a second names the counts. */
const createRejectionCounter = ({ log, metrics }: Services): ((priority: CallPriority) => void) => {
  let counts = { newLeads: 0, existingLeads: 0 }
  let timer: NodeJS.Timeout | null = null
  const logCounts = (): void => {
    log.warn('calls were rejected in overload', counts)
    counts = { newLeads: 0, existingLeads: 0 }
    timer = null
  }
  return (priority) => {
    metrics.recordRejection(priority)
    counts[priority === 'new-lead' ? 'newLeads' : 'existingLeads'] += 1
    timer ??= setTimeout(logCounts, summaryMs).unref()
  }
}

/**
 * Adds the first hook of all. A rejected call gets 503 with Retry-After and `base`, and its connection stays open. No
 * further hook runs: the reply is written to the socket as it is, which takes a fraction of the time.
 */
export const rejectInOverload = (
  app: FastifyInstance,
  services: Services,
  base: Readonly<Record<string, string>>,
): void => {
  const { storage, config } = services
  const countRejection = createRejectionCounter(services)
  const buildOriginHeaders = createOriginHeaders(config)
  const readDate = createDateHeader(services.now)
  const headers = Object.entries({
    ...base,
    'cache-control': 'no-store',
    'content-type': `${problemMediaType}; charset=utf-8`,
  })
  let rejected = 0
  /** Calls of this iteration of the event loop, which have not reached the queue yet. */
  let admitted = 0
  const endIteration = (): void => {
    admitted = 0
  }
  app.decorateRequest('isRejectedInOverload', false)
  app.addHook('onRequest', (request, reply, done) => {
    const { priority } = request.routeOptions.config
    if (priority === undefined) {
      done()
      return
    }
    if (isAdmitted(storage.readDelay(admitted), priority, config.databaseTargetWaitMs)) {
      if (admitted === 0) setImmediate(endIteration)
      admitted += 1
      done()
      return
    }
    request.isRejectedInOverload = true
    countRejection(priority)
    reply.hijack()
    const { raw } = reply
    const body = `${bodyStart}${request.id}${bodyEnd}`
    raw.statusCode = 503
    for (const [name, value] of headers) raw.setHeader(name, value)
    for (const [name, value] of Object.entries(buildOriginHeaders(request))) raw.setHeader(name, value)
    raw.setHeader('date', readDate())
    raw.setHeader('x-request-id', request.id)
    raw.setHeader('retry-after', retryAfterSeconds[rejected % retryAfterSeconds.length] ?? '1')
    raw.setHeader('content-length', Buffer.byteLength(body))
    raw.end(body)
    rejected += 1
  })
}
