// A consent counts where the hash is of the text served under its key, version and locale.
import type { ConsentRecord } from '@loan/domain/lead/application'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { buildAgreedPolicies } from '../testing/agreedPolicies.ts'
import { verifyConsents } from './verifyConsents.ts'

const { 'tukan-pl': product } = products
const [general] = buildAgreedPolicies(product, new Date())

const isKept = (change: Partial<ConsentRecord>): boolean => {
  if (general === undefined) throw new Error('The product has no policy')
  return verifyConsents(product, [{ ...general, ...change }]).length === 1
}

describe('a consent record', () => {
  it('counts with the hash of the text that was shown', () => {
    expect(isKept({})).toBe(true)
  })

  it.each([
    ['of another text', { textHash: 'a'.repeat(64) }],
    ['of the text in another language', { locale: 'en' }],
    ['in a language the product does not have', { locale: 'vn' }],
  ])('does not count %s', (_name, change) => {
    expect(isKept(change)).toBe(false)
  })

  it('stays where its version is an older one, and where the browser could not hash', () => {
    expect([isKept({ version: '2020-01-01', textHash: 'x' }), isKept({ textHash: 'not-hashed' })]).toEqual([true, true])
  })
})
