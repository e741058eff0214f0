// Calls that come in a burst, carried out once.

export type Debounced = {
  /** Carries the call out after the quiet time. */
  readonly schedule: () => void
  /** Carries a waiting call out now. */
  readonly flush: () => void
  /** Drops a waiting call. */
  readonly cancel: () => void
}

export const debounce = (call: () => void, quietMs: number): Debounced => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    timer = undefined
    call()
  }
  return {
    schedule: () => {
      clearTimeout(timer)
      timer = setTimeout(run, quietMs)
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
