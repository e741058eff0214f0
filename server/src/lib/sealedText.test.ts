import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openText, sealText } from './sealedText.ts'

const key = randomBytes(32)

describe('an encrypted text', () => {
  it('decrypts with its key and context, and differs at each encryption', () => {
    const sealed = sealText('Zażółć', key, 'lead')
    expect(openText(sealed, key, 'lead')).toBe('Zażółć')
    expect(sealText('Zażółć', key, 'lead')).not.toBe(sealed)
    expect(openText(sealText('', key), key)).toBe('')
  })

  it('does not decrypt with another key or context, or after a change or truncation', () => {
    const sealed = sealText('123456', key, 'lead')
    const changed = Buffer.from(sealed, 'base64url')
    changed[20] = (changed[20] ?? 0) ^ 1
    expect(openText(sealed, randomBytes(32), 'lead')).toBeNull()
    expect(openText(sealed, key, 'other')).toBeNull()
    expect(openText(changed.toString('base64url'), key, 'lead')).toBeNull()
    for (const cut of ['', 'a', sealed.slice(0, 20), sealed.slice(0, -4)]) expect(openText(cut, key, 'lead')).toBeNull()
  })
})
