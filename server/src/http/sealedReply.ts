// A reply kept for a retry, readable only with the idempotency key that the caller holds and the server's secret: a copy
// of the database opens neither the reply nor the lead token in it, also where the key is easy to guess.
import { hkdfSync } from 'node:crypto'
import { openText, sealText } from '../lib/sealedText.ts'

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'idempotent-reply', 32))

export const sealReply = (reply: unknown, secret: string): string => sealText(JSON.stringify(reply), keyOf(secret))

/** Throws where the secret is another. */
export const unsealReply = (sealed: string, secret: string): unknown => {
  const text = openText(sealed, keyOf(secret))
  if (text === null) throw new Error('The stored reply cannot be opened with this key')
  const reply: unknown = JSON.parse(text)
  return reply
}
