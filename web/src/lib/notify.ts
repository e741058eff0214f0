// Short texts that the applicant may miss, shown as toasts. The toast component loads with the first one. Not for
// errors.

type Listener = (text: string) => void

/** Only the last one receives a text, because an open dialog hides toasts behind it. */
let listeners: readonly Listener[] = []
let waiting: readonly string[] = []
let wake: () => void = () => undefined

export const notify = (text: string): void => {
  const front = listeners.at(-1)
  if (front !== undefined) return front(text)
  waiting = [...waiting, text]
  wake()
}

/** `call` runs for each text that no listener can show yet, and at once when one is waiting. */
export const onFirstNotice = (call: () => void): void => {
  wake = call
  if (waiting.length > 0) call()
}

export const showNotices = (show: Listener): (() => void) => {
  listeners = [...listeners, show]
  waiting.forEach(show)
  waiting = []
  return () => {
    listeners = listeners.filter((listener) => listener !== show)
  }
}
