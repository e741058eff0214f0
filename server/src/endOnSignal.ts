// Ends a server that does not serve yet when it gets a signal.

/**
 * The first process of a container ignores a signal without a handler: while it waits for its database or migrates, it
 * would end only when the container engine kills it. Returns a function that removes the handlers.
 */
export const endOnSignal = (): (() => void) => {
  const end = (): void => process.exit(0)
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  return () => {
    process.off('SIGTERM', end)
    process.off('SIGINT', end)
  }
}
