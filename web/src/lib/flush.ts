// Runs all pending writes before the page is left or reloaded.

const flushers: (() => void)[] = []

/** Registers a pending write. Returns a function that removes it. */
export const onFlush = (flush: () => void): (() => void) => {
  flushers.push(flush)
  return () => {
    const index = flushers.indexOf(flush)
    if (index >= 0) flushers.splice(index, 1)
  }
}

/** Last registered first: a form writes its controls to the store, then the store writes to the browser's storage. */
export const flushAll = (): void => {
  for (const flush of flushers.toReversed()) flush()
}
