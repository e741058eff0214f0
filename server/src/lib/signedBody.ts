// Signs bodies between this server and outside systems: HMAC-SHA256 over the timestamp, a full stop and the body, with
// a secret that both have.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Unix time in seconds. */
export const timestampHeader = 'loan-timestamp'
/** `v1=` and the HMAC in hexadecimal. */
export const signatureHeader = 'loan-signature'

/**
 * The secrets shared with one outside system. The first signs what this server sends; a received call may be signed
 * with any of them, so that a secret can be replaced while both sides run (docs/signatures.md).
 */
export type SharedSecrets = readonly [string, ...string[]]

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

/**
 * Returns what is wrong: the signature, or the timestamp of a right signature, which is no number of seconds or differs
 * from `now` by more than `windowMs`. Null when both are right.
 */
export const findSignatureFault = (
  secret: string,
  { timestamp, signature, body }: SignedBody,
  { now, windowMs }: SignatureWindow,
): 'signature' | 'timestamp' | null => {
  const expected = Buffer.from(sign(secret, timestamp, body))
  const received = Buffer.from(signature)
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return 'signature'
  const isRecent = /^\d{1,12}$/u.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= windowMs
  return isRecent ? null : 'timestamp'
}

/** Whether the signature is right and the timestamp differs from `now` by at most `windowMs`. */
export const hasValidSignature = (secret: string, signed: SignedBody, window: SignatureWindow): boolean =>
  findSignatureFault(secret, signed, window) === null
