// Sends the rows of the outbox: one loop per kind, so that a slow destination delays no other. The loop runs when this
// server commits a row, and at an interval for rows of other servers and repetitions.
import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { createOutageLog } from '../lib/outageLog.ts'
import { createAlarm } from './alarm.ts'
import { createOutboxSender } from './outboxSender.ts'
import type { OutboxHandler, SendOptions } from './sendRequest.ts'

/** @assumed short against the back-off, and a small query every 5 seconds for each kind is cheap. */
const pollMs = 5000

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
  const { storage, log } = options
  const abort = new AbortController()
  const claiming = new AbortController()
  let loops: readonly Promise<void>[] = []
  const senders = handlers.map((handler) => {
    const alarm = createAlarm()
    const sender = createOutboxSender(handler, {
      ...options,
      stopping: abort.signal,
      claiming: claiming.signal,
      alarm,
    })
    return { ...sender, alarm }
  })

  /** Runs again when a row was committed, when requests have ended, and at an interval. */
  const repeat = async ({ kind, startDue, finish, alarm }: (typeof senders)[number]): Promise<void> => {
    const outage = createOutageLog(log, {
      begin: 'the outbox waits for the database',
      end: 'the outbox has the database again',
      fields: { kind },
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
      if (changed === 0) await alarm.wait(pollMs)
    }
    await finish()
  }

  const handleCommit = (kind: string): void => senders.find((sender) => sender.kind === kind)?.alarm.ring()

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
      for (const { alarm } of senders) alarm.ring()
      const ended = Promise.all(loops)
      await Promise.race([ended, pause(stopMs, undefined, { ref: false })])
      abort.abort()
      await ended
    },
  }
}
