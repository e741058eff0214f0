// Signs bodies between this server and outside systems: HMAC-SHA256 over the timestamp, a full stop and the body, with
// a secret that both have.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Unix time in seconds. */
export const timestampHeader = 'loan-timestamp'
/** `v1=` and the HMAC in hexadecimal. */
export const signatureHeader = 'loan-signature'

const sign = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

export const buildSignedHeaders = (secret: string, now: Date, body: string): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return { [timestampHeader]: timestamp, [signatureHeader]: sign(secret, timestamp, body) }
}

export type SignedBody = {
  readonly timestamp: string
  readonly signature: string
  readonly body: string
}

/** Whether the signature is right and the timestamp differs from `now` by at most `windowMs`. */
export const hasValidSignature = (
  secret: string,
  { timestamp, signature, body }: SignedBody,
  { now, windowMs }: { readonly now: Date; readonly windowMs: number },
): boolean => {
  const expected = Buffer.from(sign(secret, timestamp, body))
  const received = Buffer.from(signature)
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return false
  return /^\d{1,12}$/u.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= windowMs
}
