// Limits how much of one kind of expensive work runs at the same time. Calls beyond the queue are rejected at once.
import { OverloadError } from './overloadError.ts'

export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

export type ConcurrencyLimitOptions = {
  readonly maxRunning: number
  readonly maxQueued: number
  readonly retryAfterSeconds: number
}

/** The returned function throws OverloadError when the queue is full. */
export const createConcurrencyLimit = ({
  maxRunning,
  maxQueued,
  retryAfterSeconds,
}: ConcurrencyLimitOptions): ConcurrencyLimit => {
  const queue: (() => void)[] = []
  let running = 0
  const acquire = (): Promise<void> => {
    if (running < maxRunning) {
      running += 1
      return Promise.resolve()
    }
    if (queue.length >= maxQueued) {
      throw new OverloadError('Too many calls of this kind are in progress.', retryAfterSeconds)
    }
    return new Promise((resolve) => {
      queue.push(resolve)
    })
  }
  /** Passes the slot to the next call in the queue, or frees it. */
  const release = (): void => {
    const next = queue.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return async (work) => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
