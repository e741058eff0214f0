// The errors of gateways to outside systems.

/**
 * `permanent`: the outside system rejects this request, and a repetition would be rejected too. `temporary`: it rejects
 * this request now. `unreachable`: it serves no request now (no connection, no answer in time, wrong credentials).
 */
export type GatewayFailure = 'permanent' | 'temporary' | 'unreachable'

export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly failure: GatewayFailure
  /** An SMTP code, an HTTP status or the code of a system error. Contains no personal data, because it is logged. */
  readonly code: string
  /** The wait that the outside system requires before the next attempt; null when it names none. */
  readonly retryAfterMs: number | null

  constructor(failure: GatewayFailure, code: string, retryAfterMs: number | null = null) {
    super(`${failure}: ${code}`)
    this.failure = failure
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}
