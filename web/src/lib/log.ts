// The only module that writes to the console. Spec 8 fixes many of the messages. Details never contain personal data.

/** Spec 9.35: a detail whose JSON is longer is not logged. */
const maxDetailLength = 1024

/** Undefined for a detail that is too long or cannot be converted to JSON. */
const formatDetail = (detail: unknown): string | undefined => {
  try {
    const text = JSON.stringify(detail)
    return text !== undefined && text.length <= maxDetailLength ? text : undefined
  } catch {
    return undefined
  }
}

export const logError = (message: string, detail?: unknown): void => {
  const text = detail === undefined ? undefined : formatDetail(detail)
  console.error(...(text === undefined ? [message] : [message, text]))
  // Notify the listeners of `onLoggedError` through the window, because all instances of the application in a document
  // share its console. Prerendering has no window.
  if (typeof window !== 'undefined') window.dispatchEvent(new ErrorEvent('loggederror', { message, error: text }))
}
