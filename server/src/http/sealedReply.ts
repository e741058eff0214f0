// A reply kept for a retry, readable only with the idempotency key that the caller holds: the key itself is stored
// as a hash, so a copy of the database opens neither the reply nor the lead token in it.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'idempotent-reply', 32))

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

export const sealReply = (reply: unknown, secret: string): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(reply), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Throws where the secret is another. */
export const unsealReply = (sealed: string, secret: string): unknown => {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  const reply: unknown = JSON.parse(plain.toString('utf8'))
  return reply
}
