import { afterEach, describe, expect, it, vi } from 'vitest'
import { hashText } from './hash.ts'

afterEach(() => vi.unstubAllGlobals())

describe('hashText', () => {
  // FIPS 180-2, appendix B.1.
  // Shows spec 4.63, 9.45
  it.each([
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['zażółć', '7eefe5e3046c86cec19ce1215e0a04724124d948468005a1ebc4adf2643bea13'],
  ])('hashes "%s" in a secure context', async (text, hash) => {
    vi.stubGlobal('isSecureContext', true)
    expect(await hashText(text)).toBe(hash)
  })

  it('returns "not-hashed" outside a secure context', async () => {
    vi.stubGlobal('isSecureContext', false)
    expect(await hashText('abc')).toBe('not-hashed')
  })
})
