// What a worker of the outbox reports for the metrics.

export type OutboxObserver = {
  /** `outcome` is `sent`, `repeated` (fails now and is sent again) or `failed` (fails for good). */
  readonly recordAttempt: (kind: string, outcome: 'sent' | 'repeated' | 'failed', seconds: number) => void
  /** Requests that expired after at least one failed attempt. */
  readonly recordExpired: (kind: string, count: number) => void
  /** Whether the circuit breaker pauses the kind. */
  readonly setPaused: (kind: string, isPaused: boolean) => void
}
