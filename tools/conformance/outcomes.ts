// The errors that a conformance case throws, and comparisons that throw them.

/** The server differs from the contract. Both texts name statuses, types, paths and codes, and no values of answers. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'

  constructor(expected: string, received: string) {
    super(`expected ${expected}, got ${received}`)
  }
}

/**
 * The case could not be checked on this server, for the reason in the message. It counts neither as passed nor as
 * failed.
 */
export class NotChecked extends Error {
  override readonly name = 'NotChecked'
}

/** Throws Mismatch with both values as JSON; use it for values that are not answers of an applicant. */
export const expectEqual = (what: string, received: unknown, expected: unknown): void => {
  const [own, other] = [JSON.stringify(received), JSON.stringify(expected)]
  if (own !== other) throw new Mismatch(`${what} ${other}`, own)
}
