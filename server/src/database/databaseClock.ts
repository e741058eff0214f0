// The clock of a server: the time of its database, so that all servers on one database compare times with one clock. A clock
// of the server's own would end the leases of others early, or give a lender up before its time. The database is asked
// every few seconds, and the server's monotonic clock counts between.
import { setTimeout as pause } from 'node:timers/promises'
import type { OutageNotes } from '../lib/outageNotes.ts'

/** The error is what the clocks of two servers drift apart in this time, which is less than a millisecond. */
const everyMs = 5000

export type DatabaseClock = {
  readonly now: () => Date
  /** Asks the database for its time. Throws what `readTime` throws. */
  readonly synchronize: (readTime: () => Promise<Date>) => Promise<void>
}

/** Until the first `synchronize`, the time is that of the process. `readMs` is a clock that never goes back. */
export const createDatabaseClock = (readMs: () => number = () => performance.now()): DatabaseClock => {
  let offsetMs: number | null = null
  return {
    now: () => (offsetMs === null ? new Date() : new Date(Math.floor(readMs() + offsetMs))),
    synchronize: async (readTime) => {
      const startMs = readMs()
      const timeMs = (await readTime()).getTime()
      // The database read its clock between the call and the reply. A slow reply on a busy server proves little, so it
      // changes the offset only as far as it contradicts it.
      const [least, most] = [timeMs - readMs(), timeMs - startMs]
      offsetMs = offsetMs === null ? (least + most) / 2 : Math.min(Math.max(offsetMs, least), most)
    },
  }
}

export type ClockOptions = {
  readonly readTime: () => Promise<Date>
  readonly stopping: AbortSignal
  /** A failure is a database that does not reply. The clock keeps its offset. */
  readonly outage: OutageNotes
}

/** Keeps the clock synchronized until the server stops. Never throws. */
export const keepSynchronized = (clock: DatabaseClock, { readTime, stopping, outage }: ClockOptions): void => {
  const repeat = async (): Promise<void> => {
    while (!stopping.aborted) {
      await pause(everyMs, undefined, { signal: stopping, ref: false }).catch(() => {})
      if (!stopping.aborted) await clock.synchronize(readTime).then(outage.recordSuccess, outage.recordFailure)
    }
  }
  void repeat()
}
