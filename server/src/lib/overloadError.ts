// Too much work of one kind is in progress. http/problemReply.ts answers 503 with Retry-After.

export class OverloadError extends Error {
  override readonly name = 'OverloadError'
  readonly retryAfterSeconds: number

  constructor(detail: string, retryAfterSeconds: number) {
    super(detail)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
