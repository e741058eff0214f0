// The error of a request that is not wanted any more, which a handler finds before it calls the outside system. It is
// no failure: it proves nothing about the outside system, and needs no attention.

export class ObsoleteRequestError extends Error {
  override readonly name = 'ObsoleteRequestError'
  /** Why it is not wanted. Contains no personal data. */
  readonly code: string

  constructor(code: string) {
    super(`obsolete: ${code}`)
    this.code = code
  }
}
