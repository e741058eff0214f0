// The one place that writes to the console. Messages are the texts of SPEC.md §8; details never hold personal data.

/** SPEC.md §9: details whose JSON is longer than this are dropped. */
const maxDetailLength = 1024

const shortDetail = (detail: unknown): string | undefined => {
  try {
    const text = JSON.stringify(detail)
    return text !== undefined && text.length <= maxDetailLength ? text : undefined
  } catch {
    return undefined
  }
}

export const logError = (message: string, detail?: unknown): void => {
  const text = detail === undefined ? undefined : shortDetail(detail)
  console.error(...(text === undefined ? [message] : [message, text]))
}
