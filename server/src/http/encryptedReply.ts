// Encrypts the reply that is stored for a retry. Decryption needs the caller's idempotency key and the server's secret
// (`deriveKeys`). A copy of the database therefore reveals neither the reply nor its lead token, even for a guessable
// key.
import { hkdfSync } from 'node:crypto'
import { decryptText, encryptText } from '../lib/encryptedText.ts'

const deriveReplyKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'idempotent-reply', 32))

export const encryptReply = (reply: unknown, secret: string): string =>
  encryptText(JSON.stringify(reply), deriveReplyKey(secret))

/** Throws when the secret does not match. */
export const decryptReply = (encrypted: string, secret: string): unknown => {
  const text = decryptText(encrypted, deriveReplyKey(secret))
  if (text === null) throw new Error('The stored reply cannot be decrypted with this key')
  const reply: unknown = JSON.parse(text)
  return reply
}
