// The error for too much concurrent work of one kind. http/problemReply.ts maps it to 503 with Retry-After.

export class OverloadError extends Error {
  override readonly name = 'OverloadError'
  readonly retryAfterSeconds: number

  constructor(detail: string, retryAfterSeconds: number) {
    super(detail)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
