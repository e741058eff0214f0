// Claims and sends the rows of one kind of the outbox, as many at a time as are free and as its circuit breaker allows.
import type { Alarm } from './alarm.ts'
import { createCircuitBreaker } from './circuitBreaker.ts'
import { type ClaimedRequest, claimRequests } from './claims.ts'
import { ObsoleteRequestError } from './obsoleteRequestError.ts'
import { type OutboxHandler, outboxLimits, sendRequest, type SendOptions } from './sendRequest.ts'

/** The wait for further requests to end before the next rows are claimed, which saves a statement for each of them. */
const refillMs = 100

export type OutboxSenderOptions = SendOptions & {
  /** Rings when rows may be claimed again. */
  readonly alarm: Alarm
  /** Aborted when no more rows may be claimed. */
  readonly claiming: AbortSignal
}

export type OutboxSender = {
  readonly kind: string
  /** Claims as many rows as have a free position, and begins to send them. Returns the number of changed rows. */
  readonly startDue: () => Promise<{ readonly changed: number; readonly attempts: number }>
  /** Resolves when no request is in progress. */
  readonly finish: () => Promise<void>
}

export const createOutboxSender = (
  handler: OutboxHandler,
  { alarm, claiming, ...options }: OutboxSenderOptions,
): OutboxSender => {
  const { kind } = handler
  const { storage, now, log, observer } = options
  const breaker = createCircuitBreaker()
  observer.addKind(kind)
  const reportChange = (change: 'opened' | 'closed' | null, code: string): void => {
    if (change !== null) observer.setPaused(kind, change === 'opened')
    if (change === 'opened')
      log.warn('the destination of the outbox serves no requests: a pause begins', { kind, code })
    if (change === 'closed') log.info('the destination of the outbox serves requests again', { kind })
  }
  const sending = new Set<Promise<void>>()
  let refill: NodeJS.Timeout | null = null
  const wakeWorker = (): void => {
    if (refill !== null) clearTimeout(refill)
    refill = null
    alarm.ring()
  }

  const send = async (request: ClaimedRequest): Promise<void> => {
    const error = await sendRequest(handler, request, options)
    if (error instanceof ObsoleteRequestError) return
    reportChange(breaker.record(error?.failure !== 'unreachable', now()), error?.code ?? '')
  }
  const startSending = (request: ClaimedRequest): void => {
    const sent = send(request).finally(() => {
      sending.delete(sent)
      if (sending.size <= outboxLimits.batch / 2) wakeWorker()
      else refill ??= setTimeout(wakeWorker, refillMs).unref()
    })
    sending.add(sent)
  }

  const startDue: OutboxSender['startDue'] = async () => {
    const free = outboxLimits.batch - sending.size
    const limit = claiming.aborted ? 0 : breaker.countAllowed(now(), free, sending.size)
    if (limit === 0) return { changed: 0, attempts: 0 }
    const claim = await claimRequests(storage.database, { kind, now: now(), leaseMs: outboxLimits.leaseMs, limit })
    if (claim.droppedAfterAttempts > 0) {
      observer.recordExpired(kind, claim.droppedAfterAttempts)
      log.warn('requests of the outbox expired before they could be sent', {
        kind,
        count: claim.droppedAfterAttempts,
      })
    }
    claim.claimed.forEach(startSending)
    return { changed: claim.changed, attempts: claim.claimed.length }
  }
  const finish = async (): Promise<void> => {
    await Promise.all(sending)
  }
  return { kind, startDue, finish }
}
