// Subscribes to the errors that `logError` writes to the console. In a separate module, because the first page needs no
// listener.

/** Returns the function that unsubscribes. */
export const onLoggedError = (call: (message: string, detail: string | undefined) => void): (() => void) => {
  const listener = (event: Event) => {
    if (!(event instanceof ErrorEvent)) return
    const detail: unknown = event.error
    call(event.message, typeof detail === 'string' ? detail : undefined)
  }
  window.addEventListener('loggederror', listener)
  return () => window.removeEventListener('loggederror', listener)
}
