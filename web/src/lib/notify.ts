// Short texts that the applicant may miss, shown as toasts. The toast component loads with the first one. Not for
// errors.
import { perApplication } from './instances.ts'

type Listener = (text: string) => void

export type Toasts = {
  readonly notify: (text: string) => void
  /** `call` runs for each text that no listener can show yet, and at once when one is waiting. */
  readonly onFirst: (call: () => void) => void
  /** Returns the function that unsubscribes. */
  readonly subscribe: (show: Listener) => () => void
}

export const createToasts = (): Toasts => {
  /** Only the last one receives a text, because an open dialog hides toasts behind it. */
  let listeners: readonly Listener[] = []
  let pending: readonly string[] = []
  let wake: () => void = () => undefined
  return {
    notify: (text) => {
      const front = listeners.at(-1)
      if (front !== undefined) return front(text)
      pending = [...pending, text]
      wake()
    },
    onFirst: (call) => {
      wake = call
      if (pending.length > 0) call()
    },
    subscribe: (show) => {
      listeners = [...listeners, show]
      pending.forEach(show)
      pending = []
      return () => {
        listeners = listeners.filter((listener) => listener !== show)
      }
    },
  }
}

export const getToasts = perApplication(createToasts)
