// The clock of a server: the time of its database, so that all servers on one database compare times with one clock.
// With its own clock, a server that is ahead would end the leases of others early and give up a lender before its time
// limit. The server reads the time of the database every few seconds; in between, its monotonic clock counts.
import { setTimeout as pause } from 'node:timers/promises'
import type { OutageLog } from '../lib/outageLog.ts'

/** In this time the clocks of two servers drift apart by less than a millisecond. */
const intervalMs = 5000

export type DatabaseClock = {
  readonly now: () => Date
  /** Corrects the clock by the time of the database. Throws what `readTime` throws. */
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
      // The database read its clock between the call and the reply, so the offset is between these two. After a slow
      // reply they are far apart: an offset between them remains, and any other changes to the nearer one.
      const [least, most] = [timeMs - readMs(), timeMs - startMs]
      offsetMs = offsetMs === null ? (least + most) / 2 : Math.min(Math.max(offsetMs, least), most)
    },
  }
}

export type ClockOptions = {
  readonly readTime: () => Promise<Date>
  readonly stopping: AbortSignal
  /** Records each attempt. While the database does not reply, the clock retains its offset. */
  readonly outage: OutageLog
}

/** Keeps the clock synchronized until the server stops. Never throws. */
export const startClockSync = (clock: DatabaseClock, { readTime, stopping, outage }: ClockOptions): void => {
  const repeat = async (): Promise<void> => {
    while (!stopping.aborted) {
      await pause(intervalMs, undefined, { signal: stopping, ref: false }).catch(() => {})
      if (!stopping.aborted) await clock.synchronize(readTime).then(outage.recordSuccess, outage.recordFailure)
    }
  }
  void repeat()
}
