// The reason why this device deleted the application's answers without a request of the applicant.
import { perApplication } from './instances.ts'

export type ClearedReason = 'erased' | 'ended'

type ClearedData = {
  readonly announce: (reason: ClearedReason) => void
  /** Called when the applicant has started again. */
  readonly dismiss: () => void
  readonly read: () => ClearedReason | null
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

export const getClearedData = perApplication((): ClearedData => {
  let current: ClearedReason | null = null
  const listeners = new Set<() => void>()
  const change = (reason: ClearedReason | null) => {
    current = reason
    for (const listener of listeners) listener()
  }
  return {
    announce: change,
    dismiss: () => change(null),
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
})
