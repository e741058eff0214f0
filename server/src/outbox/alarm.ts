// Ends a wait early.

export type Alarm = {
  /** Ends the current wait, or the next one when there is none now. */
  readonly ring: () => void
  /** Resolves after the time, or when the alarm rings. Does not prevent the end of the process. */
  readonly wait: (ms: number) => Promise<void>
}

export const createAlarm = (): Alarm => {
  let hasRung = false
  let endWait: (() => void) | null = null
  return {
    ring: () => {
      if (endWait === null) hasRung = true
      else endWait()
    },
    wait: (ms) => {
      if (hasRung) {
        hasRung = false
        return Promise.resolve()
      }
      return new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer)
          endWait = null
          resolve()
        }
        const timer = setTimeout(end, ms).unref()
        endWait = end
      })
    },
  }
}
