// The events that a worker of the outbox reports to the metrics.

export type OutboxObserver = {
  /** Announces a kind before its first attempt. */
  readonly addKind: (kind: string) => void
  /**
   * `outcome` is `sent`, `repeated` (fails now and is sent again), `failed` (fails for good) or `dropped` (not wanted
   * any more; the outside system was not called). `seconds` is the time until the outside system answered.
   */
  readonly recordAttempt: (
    kind: string,
    outcome: 'sent' | 'repeated' | 'failed' | 'dropped',
    seconds: number | null,
  ) => void
  /** Requests that expired after at least one failed attempt. */
  readonly recordExpired: (kind: string, count: number) => void
  /** Whether the circuit breaker pauses the kind. */
  readonly setPaused: (kind: string, isPaused: boolean) => void
}
