// Short texts that the applicant may miss, shown as toasts. The toast component loads with the first one. Not for
// errors.

type Listener = (text: string) => void

/** Only the last one receives a text, because an open dialog hides toasts behind it. */
let listeners: readonly Listener[] = []
let pending: readonly string[] = []
let wake: () => void = () => undefined

export const notify = (text: string): void => {
  const front = listeners.at(-1)
  if (front !== undefined) return front(text)
  pending = [...pending, text]
  wake()
}

/** `call` runs for each text that no listener can show yet, and at once when one is waiting. */
export const onFirstToast = (call: () => void): void => {
  wake = call
  if (pending.length > 0) call()
}

export const subscribeToToasts = (show: Listener): (() => void) => {
  listeners = [...listeners, show]
  pending.forEach(show)
  pending = []
  return () => {
    listeners = listeners.filter((listener) => listener !== show)
  }
}
