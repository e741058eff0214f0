import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decryptText, encryptText } from './encryptedText.ts'

const key = randomBytes(32)

describe('an encrypted text', () => {
  it('decrypts with its key and context, and differs at each encryption', () => {
    const encrypted = encryptText('Zażółć', key, 'lead')
    expect(decryptText(encrypted, key, 'lead')).toBe('Zażółć')
    expect(encryptText('Zażółć', key, 'lead')).not.toBe(encrypted)
    expect(decryptText(encryptText('', key), key)).toBe('')
  })

  it('does not decrypt with another key or context, or after a change or truncation', () => {
    const encrypted = encryptText('123456', key, 'lead')
    const changed = Buffer.from(encrypted, 'base64url')
    changed[20] = (changed[20] ?? 0) ^ 1
    expect(decryptText(encrypted, randomBytes(32), 'lead')).toBeNull()
    expect(decryptText(encrypted, key, 'other')).toBeNull()
    expect(decryptText(changed.toString('base64url'), key, 'lead')).toBeNull()
    for (const cut of ['', 'a', encrypted.slice(0, 20), encrypted.slice(0, -4)])
      expect(decryptText(cut, key, 'lead')).toBeNull()
  })
})
