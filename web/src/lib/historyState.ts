// Values in the current history entry. They survive a reload, also when storage is denied, and end with the tab.

export const readHistoryState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** `undefined` removes a value. False when the browser rejects it: too large, or a document without an origin. */
export const writeHistoryState = (change: Readonly<Record<string, unknown>>): boolean => {
  try {
    history.replaceState({ ...readHistoryState(), ...change }, '')
    return true
  } catch {
    return false
  }
}
