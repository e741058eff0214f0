// Authenticated encryption of short texts (AES-256-GCM) under a 32-byte key, for columns and links.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** Returns base64url of nonce, tag and ciphertext. Decryption needs the same `context`. */
export const encryptText = (text: string, key: Buffer, context = ''): string => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Null when the text was not encrypted with this key and context. */
export const decryptText = (encrypted: string, key: Buffer, context = ''): string | null => {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Tries each key, because an encrypted text does not name its key. Null when none of them encrypted the text. */
export const decryptWithAny = (encrypted: string, keys: readonly Buffer[], context = ''): string | null => {
  for (const key of keys) {
    const text = decryptText(encrypted, key, context)
    if (text !== null) return text
  }
  return null
}

export type Reencryption =
  | { readonly outcome: 'current' | 'unreadable' }
  | { readonly outcome: 'changed'; readonly encrypted: string }

/** Encrypts the text with the first key. `current`: it is already. `unreadable`: none of the keys encrypted it. */
export const reencryptText = (encrypted: string, keys: readonly Buffer[], context: string): Reencryption => {
  const [current, ...others] = keys
  if (current === undefined) return { outcome: 'unreadable' }
  if (decryptText(encrypted, current, context) !== null) return { outcome: 'current' }
  const text = decryptWithAny(encrypted, others, context)
  return text === null
    ? { outcome: 'unreadable' }
    : { outcome: 'changed', encrypted: encryptText(text, current, context) }
}
