// The reason why this device deleted the application's answers without a request of the applicant.
import { perApplication } from './instances.ts'

export type ClearedReason = 'erased' | 'ended'

type ClearedData = {
  readonly announce: (reason: ClearedReason) => void
  readonly read: () => ClearedReason | null
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

export const getClearedData = perApplication((): ClearedData => {
  let current: ClearedReason | null = null
  const listeners = new Set<() => void>()
  return {
    announce: (reason) => {
      current = reason
      for (const listener of listeners) listener()
    },
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
})
