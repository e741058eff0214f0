// Verifies consent records against the texts of this server. A hash of another text proves no consent.
import type { ConsentRecord } from '@loan/domain/lead/application'
import { memoiseByObject } from '@loan/domain/memoise'
import type { Product } from '@loan/domain/products/product'
import { hashText } from '../lib/hashText.ts'
import { buildProductPolicies } from './policies.ts'

/** The hash that a browser sends when it cannot hash, on a page without a secure connection (web/src/lib/hash.ts). */
const notHashed = 'not-hashed'

type TextHashes = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The hashes of a product's policy texts by locale and key. */
const hashPolicyTexts = memoiseByObject(
  (product: Product): TextHashes =>
    new Map(
      product.locales.map((locale) => [
        locale,
        new Map(buildProductPolicies(product, locale).map(({ key, text }) => [key, hashText(text)])),
      ]),
    ),
)

/** The server has no texts of older versions. Such a record is kept and does not count for a current policy. */
const matchesText = (product: Product, { key, version, locale, textHash }: ConsentRecord): boolean => {
  const current = product.policies.find((policy) => policy.key === key)
  if (current === undefined || current.version !== version || textHash === notHashed) return true
  return hashPolicyTexts(product).get(locale)?.get(key) === textHash
}

/** Returns the records that match the text of their key, version and locale, or cannot be verified. */
export const verifyConsents = (product: Product, records: readonly ConsentRecord[]): readonly ConsentRecord[] =>
  records.filter((record) => matchesText(product, record))
