import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decryptText, decryptWithAny, encryptText, reencryptText } from './encryptedText.ts'

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

  it('is found by the key that encrypted it, and encrypted again with the first one', () => {
    const [other, third] = [randomBytes(32), randomBytes(32)]
    const encrypted = encryptText('123456', key, 'lead')
    expect(decryptWithAny(encrypted, [other, key], 'lead')).toBe('123456')
    expect(decryptWithAny(encrypted, [other, third], 'lead')).toBeNull()
    expect(reencryptText(encrypted, [key, other], 'lead')).toEqual({ outcome: 'current' })
    expect(reencryptText(encrypted, [other, third], 'lead')).toEqual({ outcome: 'unreadable' })
    const changed = reencryptText(encrypted, [other, third, key], 'lead')
    expect(decryptText('encrypted' in changed ? changed.encrypted : '', other, 'lead')).toBe('123456')
  })
})
