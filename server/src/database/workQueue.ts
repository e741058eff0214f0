// A bounded queue for database work. It rejects work when it is full or the wait is too long, because an early "try
// again" is more useful than a reply after the client's timeout.
import { DatabaseUnavailableError } from './unavailable.ts'

export type QueueLimits = {
  /** Maximum number of jobs that wait for a connection. */
  readonly maxWaiting: number
  /** Maximum wait for a connection. */
  readonly maxWaitMs: number
}

export type QueueUsage = {
  /** The number of jobs that may run at the same time. */
  readonly slots: number
  readonly running: number
  readonly waiting: number
}

/** How long work waits for a slot now. */
export type QueueDelay = {
  /** The number of jobs that would wait before it. */
  readonly before: number
  /** The wait that work which arrives now can expect. Infinity when `run` would reject it. */
  readonly expectedMs: number
  /** For how long work has been waiting without an interruption; 0 when none waits. */
  readonly busyMs: number
}

export type WorkQueue = {
  /** Runs the work in a free slot. Throws DatabaseUnavailableError when the queue is full or the wait too long. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Like `run`, but before all waiting work and without limits. Only for the server's own work. */
  readonly runFirst: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly readUse: () => QueueUsage
  /** `ahead` is the number of jobs that will come before, in the same iteration of the event loop. */
  readonly readDelay: (ahead?: number) => QueueDelay
}

type Waiter = { readonly start: () => void; readonly sinceMs: number }

/** The weight of the last job in the mean duration of a job. */
const durationWeight = 0.05

/**
 * Releases one slot in each iteration of the event loop, so that other events come in between. PGlite runs in
 * microtasks and would block them. With PostgreSQL, the replies of all connections can arrive in one iteration. If the
 * next one released all their slots, that work would delay new connections (http/connectionScheduler.ts).
 */
const createGradualRelease = (release: () => void): (() => void) => {
  /** Slots whose work has ended and that are not released yet. */
  let ended = 0
  const releaseNext = (): void => {
    ended -= 1
    if (ended > 0) setImmediate(releaseNext)
    release()
  }
  return () => {
    ended += 1
    if (ended === 1) setImmediate(releaseNext)
  }
}

/** `slots` is the number of jobs that run at the same time. `readMs` is a clock that never goes back. */
export const createWorkQueue = (
  slots: number,
  { maxWaiting, maxWaitMs }: QueueLimits,
  readMs: () => number = () => performance.now(),
): WorkQueue => {
  let free = slots
  let meanDurationMs = 0
  /** When work began to wait; null when none waits. */
  let busySinceMs: number | null = null
  const waiting: Waiter[] = []

  const recordWaiting = (): void => {
    busySinceMs = waiting.length === 0 ? null : (busySinceMs ?? readMs())
  }

  const release = (): void => {
    const next = waiting.shift()
    recordWaiting()
    if (next === undefined) free += 1
    else next.start()
  }

  const releaseLater = createGradualRelease(release)

  const waitForSlot = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1)
        recordWaiting()
        reject(new DatabaseUnavailableError('No connection became free in time'))
      }, maxWaitMs)
      const waiter: Waiter = {
        sinceMs: readMs(),
        start: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      waiting.push(waiter)
      recordWaiting()
    })

  const waitInFront = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.unshift({ start: resolve, sinceMs: readMs() })
      recordWaiting()
    })

  const runInSlot = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const startMs = readMs()
    try {
      return await work()
    } finally {
      meanDurationMs += durationWeight * (readMs() - startMs - meanDurationMs)
      releaseLater()
    }
  }

  const take = async (wait: () => Promise<void>): Promise<void> => {
    if (free === 0) await wait()
    else free -= 1
  }

  const isFull = (): boolean => free === 0 && waiting.length >= maxWaiting

  /** The oldest wait shows a stop of the database at once; the number of waiting jobs shows a burst before it waits. */
  const readDelay = (ahead = 0): QueueDelay => {
    const nowMs = readMs()
    const busyMs = busySinceMs === null ? 0 : nowMs - busySinceMs
    const before = Math.max(0, waiting.length + ahead - free)
    if (before >= maxWaiting && free <= ahead) return { before, expectedMs: Infinity, busyMs }
    const oldestMs = nowMs - (waiting[0]?.sinceMs ?? nowMs)
    return { before, expectedMs: Math.max(oldestMs, (before * meanDurationMs) / slots), busyMs }
  }

  return {
    readDelay,
    run: async (work) => {
      if (isFull()) throw new DatabaseUnavailableError('The queue is full')
      await take(waitForSlot)
      return runInSlot(work)
    },
    runFirst: async (work) => {
      await take(waitInFront)
      return runInSlot(work)
    },
    readUse: () => ({ slots, running: slots - free, waiting: waiting.length }),
  }
}
