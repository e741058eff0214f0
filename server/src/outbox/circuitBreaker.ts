// Stops requests to an outside system that serves none. After a pause one request tests whether it serves them again.

/** @assumed five failures in a row are not a coincidence, and half a minute is short for an applicant who waits. */
const failuresToOpen = 5
const pauseMs = 30_000

export type CircuitBreaker = {
  /**
   * The number of requests that may begin now, at most `max`: 0 in a pause, and after it 1 while none of `sending` is
   * in progress.
   */
  readonly countAllowed: (now: Date, max: number, sending: number) => number
  /** Returns `opened` or `closed` when the state changed, and null otherwise. */
  readonly record: (isReachable: boolean, now: Date) => 'opened' | 'closed' | null
}

export const createCircuitBreaker = (): CircuitBreaker => {
  let failures = 0
  let pausedSinceMs = 0
  const isOpen = (): boolean => failures >= failuresToOpen
  /** A clock that was set back ends the pause: the clock of the database can change in a failover. */
  const isPaused = (now: Date): boolean => {
    const pausedMs = now.getTime() - pausedSinceMs
    return pausedMs >= 0 && pausedMs < pauseMs
  }
  return {
    countAllowed: (now, max, sending) => {
      if (!isOpen()) return max
      return isPaused(now) || sending > 0 ? 0 : Math.min(1, max)
    },
    record: (isReachable, now) => {
      const wasOpen = isOpen()
      failures = isReachable ? 0 : failures + 1
      if (isOpen()) pausedSinceMs = now.getTime()
      if (wasOpen === isOpen()) return null
      return wasOpen ? 'closed' : 'opened'
    },
  }
}
