// A consent is valid when its hash matches the text of its key, version and locale.
import type { ConsentRecord } from '@loan/domain/lead/application'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { buildAgreedPolicies } from '../testing/agreedPolicies.ts'
import { verifyConsents } from './verifyConsents.ts'

const { 'tukan-pl': product } = products
const [general] = buildAgreedPolicies(product, new Date())

const isAccepted = (changes: Partial<ConsentRecord>): boolean => {
  if (general === undefined) throw new Error('The product has no policy')
  return verifyConsents(product, [{ ...general, ...changes }]).length === 1
}

describe('a consent record', () => {
  it('is valid with the hash of the shown text', () => {
    expect(isAccepted({})).toBe(true)
  })

  it.each([
    ['of another text', { textHash: 'a'.repeat(64) }],
    ['of the text in another language', { locale: 'en' }],
    ['in a locale that the product does not have', { locale: 'vn' }],
  ])('is invalid with the hash %s', (_name, changes) => {
    expect(isAccepted(changes)).toBe(false)
  })

  it('is kept with an older version, and when the browser could not hash', () => {
    expect([isAccepted({ version: '2020-01-01', textHash: 'x' }), isAccepted({ textHash: 'not-hashed' })]).toEqual([
      true,
      true,
    ])
  })
})
