// A bounded queue in front of the database. Beyond its length or its longest wait a caller is rejected at once, because
// a reply that says "try again" in time is worth more than one that comes after the caller has given up.
import { DatabaseUnavailableError } from './unavailable.ts'

export type QueueLimits = {
  /** How many may wait for a connection. */
  readonly maxWaiting: number
  /** The longest wait for a connection. */
  readonly maxWaitMs: number
}

export type WorkQueue = {
  /** Runs the work once a slot is free. Throws DatabaseUnavailableError where there are too many, or it takes too long. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** As run, but before all that wait and without a limit: for the server itself, never for a caller. */
  readonly runFirst: <Result>(work: () => Promise<Result>) => Promise<Result>
}

type Waiter = { readonly start: () => void }

/** `slots` is how many run at once. */
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
        reject(new DatabaseUnavailableError('No connection was free in time'))
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
      // After a turn of the event loop: PGlite works in microtasks, which would let no other event through.
      setImmediate(release)
    }
  }

  const take = async (wait: () => Promise<void>): Promise<void> => {
    if (free === 0) await wait()
    else free -= 1
  }

  return {
    run: async (work) => {
      if (free === 0 && waiting.length >= maxWaiting) throw new DatabaseUnavailableError('Too many wait already')
      await take(waitForSlot)
      return runInSlot(work)
    },
    runFirst: async (work) => {
      await take(waitAhead)
      return runInSlot(work)
    },
  }
}
