// Values in the current history entry. They survive a reload, also when storage is denied, and end with the tab.

export const readHistoryState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/**
 * Merges `change` into the values; `undefined` clears a value. False when the browser rejects the result, because it is
 * too large or the document has an opaque origin.
 */
export const writeHistoryState = (change: Readonly<Record<string, unknown>>): boolean => {
  try {
    history.replaceState({ ...readHistoryState(), ...change }, '')
    return true
  } catch {
    return false
  }
}
