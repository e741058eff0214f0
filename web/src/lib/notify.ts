// Short notices that may pass unseen: whoever shows them comes with the first one. Never for errors.

type Listener = (text: string) => void

/** The last one stands in front of the others: a dialog hides what is told behind it. */
let listeners: readonly Listener[] = []
let waiting: readonly string[] = []
let wake: () => void = () => undefined

export const notify = (text: string): void => {
  const front = listeners.at(-1)
  if (front !== undefined) return front(text)
  waiting = [...waiting, text]
  wake()
}

/** Called when a notice waits for somebody to show it; again for each that comes before they do. */
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
