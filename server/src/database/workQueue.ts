// A bounded queue for database work. It rejects work when it is full or the wait is too long, because an early "try
// again" is more useful than a reply after the client's timeout.
import { DatabaseUnavailableError } from './unavailable.ts'

export type QueueLimits = {
  /** Maximum number of jobs that wait for a connection. */
  readonly maxWaiting: number
  /** Maximum wait for a connection. */
  readonly maxWaitMs: number
}

export type QueueUse = {
  /** The number of jobs that may run at the same time. */
  readonly slots: number
  readonly running: number
  readonly waiting: number
}

export type WorkQueue = {
  /** Runs the work in a free slot. Throws DatabaseUnavailableError when the queue is full or the wait too long. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Like `run`, but before all waiting work and without limits. Only for the server's own work. */
  readonly runFirst: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly readUse: () => QueueUse
  /** Whether `run` would reject work now. */
  readonly isFull: () => boolean
}

type Waiter = { readonly start: () => void }

/** `slots` is the number of jobs that run at the same time. */
export const createWorkQueue = (slots: number, { maxWaiting, maxWaitMs }: QueueLimits): WorkQueue => {
  let free = slots
  const waiting: Waiter[] = []

  const release = (): void => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next.start()
  }

  const waitForSlot = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1)
        reject(new DatabaseUnavailableError('No connection became free in time'))
      }, maxWaitMs)
      const waiter: Waiter = {
        start: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      waiting.push(waiter)
    })

  const waitAhead = (): Promise<void> => new Promise((resolve) => void waiting.unshift({ start: resolve }))

  const runInSlot = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } finally {
      // In the next event loop iteration, because PGlite runs in microtasks and would block all other events.
      setImmediate(release)
    }
  }

  const take = async (wait: () => Promise<void>): Promise<void> => {
    if (free === 0) await wait()
    else free -= 1
  }

  const isFull = (): boolean => free === 0 && waiting.length >= maxWaiting

  return {
    isFull,
    run: async (work) => {
      if (isFull()) throw new DatabaseUnavailableError('The queue is full')
      await take(waitForSlot)
      return runInSlot(work)
    },
    runFirst: async (work) => {
      await take(waitAhead)
      return runInSlot(work)
    },
    readUse: () => ({ slots, running: slots - free, waiting: waiting.length }),
  }
}
