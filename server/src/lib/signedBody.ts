// Signs bodies between this server and outside systems: HMAC-SHA256 over the timestamp, a full stop and the body, with
// a secret that both have.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Unix time in seconds. */
export const timestampHeader = 'loan-timestamp'
/** `v1=` and the HMAC in hexadecimal. */
export const signatureHeader = 'loan-signature'

/**
 * The current secret that is shared with an outside system, and the former one while it is replaced. The current one
 * signs what this server sends; a received call may be signed with either (docs/signatures.md).
 */
export type SharedSecrets = readonly [current: string] | readonly [current: string, former: string]

/** The signature of a received call is over its bytes, which need not be a text. */
const sign = (secret: string, timestamp: string, body: string | Uint8Array): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`

export const buildSignedHeaders = (
  secret: string,
  now: Date,
  body: string | Uint8Array,
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return { [timestampHeader]: timestamp, [signatureHeader]: sign(secret, timestamp, body) }
}

export type SignedBody = {
  readonly timestamp: string
  readonly signature: string
  readonly body: string | Uint8Array
}

type SignatureWindow = { readonly now: Date; readonly windowMs: number }

const isSignedWith = (secret: string, { timestamp, signature, body }: SignedBody): boolean => {
  const expected = Buffer.from(sign(secret, timestamp, body))
  const received = Buffer.from(signature)
  return expected.length === received.length && timingSafeEqual(expected, received)
}

/**
 * Returns what is wrong: the signature, which is of none of the secrets, or the timestamp of a right signature, which
 * is no number of seconds or differs from `now` by more than `windowMs`. Null when both are right.
 */
export const findSignatureFault = (
  secrets: SharedSecrets,
  signed: SignedBody,
  { now, windowMs }: SignatureWindow,
): 'signature' | 'timestamp' | null => {
  if (!secrets.some((secret) => isSignedWith(secret, signed))) return 'signature'
  const { timestamp } = signed
  const isRecent = /^\d{1,12}$/u.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= windowMs
  return isRecent ? null : 'timestamp'
}

/** Whether the signature is right and the timestamp differs from `now` by at most `windowMs`. */
export const hasValidSignature = (secret: string, signed: SignedBody, window: SignatureWindow): boolean =>
  findSignatureFault([secret], signed, window) === null
