// Short notices that may pass unseen: whoever shows them comes with the first one. Never for errors.

type Listener = (text: string) => void

let listener: Listener | null = null
let waiting: readonly string[] = []
let wake: () => void = () => undefined

export const notify = (text: string): void => {
  if (listener !== null) return listener(text)
  waiting = [...waiting, text]
  wake()
}

/** Called when a notice waits for somebody to show it; again for each that comes before they do. */
export const onFirstNotice = (call: () => void): void => {
  wake = call
  if (waiting.length > 0) call()
}

export const showNotices = (show: Listener): (() => void) => {
  listener = show
  waiting.forEach(show)
  waiting = []
  return () => {
    listener = null
  }
}
