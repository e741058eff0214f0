// Writes everything that is still waiting to be written, before the page is left or reloaded.

const flushers: (() => void)[] = []

/** Returns what stops it. */
export const onFlush = (flush: () => void): (() => void) => {
  flushers.push(flush)
  return () => {
    const index = flushers.indexOf(flush)
    if (index >= 0) flushers.splice(index, 1)
  }
}

/** The latest first: a form writes its controls to the store, then the store writes to the browser's storage. */
export const flushAll = (): void => {
  for (const flush of flushers.toReversed()) flush()
}
