// The only module that writes to the console. Spec 8 fixes many of the messages. Details never contain personal data.

/** Spec 9.35: details with longer JSON are dropped. */
const maxDetailLength = 1024

const formatDetail = (detail: unknown): string | undefined => {
  try {
    const text = JSON.stringify(detail)
    return text !== undefined && text.length <= maxDetailLength ? text : undefined
  } catch {
    return undefined
  }
}

type ErrorListener = (message: string, detail: string | undefined) => void

let listener: ErrorListener | undefined

/** Replaces the listener of logged errors. Returns a function that removes it. */
export const onLoggedError = (call: ErrorListener): (() => void) => {
  listener = call
  return () => {
    listener = undefined
  }
}

export const logError = (message: string, detail?: unknown): void => {
  const text = detail === undefined ? undefined : formatDetail(detail)
  console.error(...(text === undefined ? [message] : [message, text]))
  listener?.(message, text)
}
