// Runs all pending writes of the application before the page is left or reloaded.
import { perApplication } from './instances.ts'

export type PendingWrites = {
  /** Registers a pending write. Returns a function that removes it. */
  readonly onFlush: (flush: () => void) => () => void
  /** Last registered first: a form writes its controls to the store, then the store writes to the browser's storage. */
  readonly flushAll: () => void
}

export const createPendingWrites = (): PendingWrites => {
  let flushers: readonly (() => void)[] = []
  return {
    onFlush: (flush) => {
      flushers = [flush, ...flushers]
      return () => {
        flushers = flushers.filter((one) => one !== flush)
      }
    },
    flushAll: () => {
      for (const flush of flushers) flush()
    },
  }
}

export const getPendingWrites = perApplication(createPendingWrites)
