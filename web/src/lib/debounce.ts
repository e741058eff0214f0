// Debounces a call: a burst of calls runs it once.

export type DebouncedCall = {
  /** Runs the call after the quiet time. */
  readonly schedule: () => void
  /** Runs a pending call now. */
  readonly flush: () => void
  /** Drops a pending call. */
  readonly cancel: () => void
}

export const debounce = (call: () => void, delayMs: number): DebouncedCall => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    timer = undefined
    call()
  }
  return {
    schedule: () => {
      clearTimeout(timer)
      timer = setTimeout(run, delayMs)
    },
    flush: () => {
      if (timer === undefined) return
      clearTimeout(timer)
      run()
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
