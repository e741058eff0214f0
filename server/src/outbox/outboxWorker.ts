// Sends the rows of the outbox: one loop per kind, so that a slow destination delays no other. The loop runs when this
// server commits a row, and at an interval for rows of other servers and repetitions.
import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { createOutageNotes } from '../lib/outageNotes.ts'
import { createAlarm } from './alarm.ts'
import { createCircuitBreaker } from './circuitBreaker.ts'
import { type ClaimedRequest, claimRequests } from './claims.ts'
import { ObsoleteRequestError } from './obsoleteRequestError.ts'
import { type OutboxHandler, outboxLimits, sendRequest, type SendOptions } from './sendRequest.ts'

/** @assumed short against the back-off, and a small query every 5 seconds for each kind is cheap. */
const pollMs = 5000

/** The wait for further requests to end before the next rows are claimed, which saves a statement for each of them. */
const refillMs = 100

/** The requests in progress may end within this time after `stop`; then they are aborted. */
const stopMs = 3000

export type OutboxWorkerOptions = Omit<SendOptions, 'stopping'> & { readonly handlers: readonly OutboxHandler[] }

export type OutboxWorker = {
  readonly start: () => void
  /** Sends all rows that are due now. Returns the number of attempts. */
  readonly sendDue: () => Promise<number>
  /** Claims no more rows, and resolves when no request is in progress. */
  readonly stop: () => Promise<void>
}

export const createOutboxWorker = ({ handlers, ...options }: OutboxWorkerOptions): OutboxWorker => {
  const { storage, now, log, observer } = options
  const abort = new AbortController()
  const sendOptions = { ...options, stopping: abort.signal }
  const claiming = new AbortController()
  let loops: readonly Promise<void>[] = []
  const alarms = new Map(handlers.map(({ kind }) => [kind, createAlarm()]))

  const createSender = (handler: OutboxHandler) => {
    const { kind } = handler
    const breaker = createCircuitBreaker()
    observer.setPaused(kind, false)
    const reportChange = (change: 'opened' | 'closed' | null, code: string): void => {
      if (change !== null) observer.setPaused(kind, change === 'opened')
      if (change === 'opened')
        log.warning('the destination of the outbox serves no requests: a pause begins', { kind, code })
      if (change === 'closed') log.note('the destination of the outbox serves requests again', { kind })
    }
    const sending = new Set<Promise<void>>()
    let refill: NodeJS.Timeout | null = null
    const ring = (): void => {
      if (refill !== null) clearTimeout(refill)
      refill = null
      alarms.get(kind)?.ring()
    }

    const send = async (request: ClaimedRequest): Promise<void> => {
      const error = await sendRequest(handler, request, sendOptions)
      if (error instanceof ObsoleteRequestError) return
      reportChange(breaker.record(error?.failure !== 'unreachable', now()), error?.code ?? '')
    }
    const startSending = (request: ClaimedRequest): void => {
      const sent = send(request).finally(() => {
        sending.delete(sent)
        if (sending.size <= outboxLimits.batch / 2) ring()
        else refill ??= setTimeout(ring, refillMs).unref()
      })
      sending.add(sent)
    }

    /** Claims as many rows as have a free position, and begins to send them. Returns the number of changed rows. */
    const startDue = async (): Promise<{ readonly changed: number; readonly attempts: number }> => {
      const free = outboxLimits.batch - sending.size
      const limit = claiming.signal.aborted ? 0 : breaker.countAllowed(now(), free, sending.size)
      if (limit === 0) return { changed: 0, attempts: 0 }
      const claim = await claimRequests(storage.database, { kind, now: now(), leaseMs: outboxLimits.leaseMs, limit })
      if (claim.droppedAfterAttempts > 0) {
        observer.recordExpired(kind, claim.droppedAfterAttempts)
        log.warning('requests of the outbox expired before they could be sent', {
          kind,
          count: claim.droppedAfterAttempts,
        })
      }
      claim.claimed.forEach(startSending)
      return { changed: claim.changed, attempts: claim.claimed.length }
    }
    /** Resolves when no request is in progress. */
    const finish = async (): Promise<void> => {
      await Promise.all(sending)
    }
    return { kind, startDue, finish }
  }
  const senders = handlers.map(createSender)

  /** Runs again when a row was committed, when requests have ended, and at an interval. */
  const repeat = async ({ kind, startDue, finish }: (typeof senders)[number]): Promise<void> => {
    const outage = createOutageNotes(log, {
      begin: 'the outbox waits for the database',
      end: 'the outbox has the database again',
      figures: { kind },
    })
    while (!claiming.signal.aborted) {
      const changed = await startDue().then(
        (batch) => {
          outage.recordSuccess()
          return batch.changed
        },
        (error: unknown) => {
          if (isDatabaseUnavailable(error)) outage.recordFailure()
          else options.reportFault(error)
          return 0
        },
      )
      if (changed === 0) await alarms.get(kind)?.wait(pollMs)
    }
    await finish()
  }

  const handleCommit = (kind: string): void => alarms.get(kind)?.ring()

  return {
    start: () => {
      storage.outboxSignal.on('committed', handleCommit)
      loops = senders.map(repeat)
    },
    sendDue: async () => {
      let total = 0
      for (const { startDue, finish } of senders) {
        let changed = 0
        do {
          const started = await startDue()
          await finish()
          changed = started.changed
          total += started.attempts
        } while (changed > 0)
      }
      return total
    },
    stop: async () => {
      claiming.abort()
      storage.outboxSignal.off('committed', handleCommit)
      for (const alarm of alarms.values()) alarm.ring()
      const ended = Promise.all(loops)
      await Promise.race([ended, pause(stopMs, undefined, { ref: false })])
      abort.abort()
      await ended
    },
  }
}
