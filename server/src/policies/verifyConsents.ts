// Verifies consent records against the texts this server serves: a hash of another text proves no consent.
import type { ConsentRecord } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { hashText } from '../lib/hashText.ts'
import { productPolicies } from './policies.ts'

/** What a browser sends where it cannot hash: a page that did not come over a secure connection (web/src/lib/hash.ts). */
const notHashed = 'not-hashed'

/** Of an older version nothing is known here: such a record stays, and counts for no current policy. */
const isOfText = (product: Product, { key, version, locale, textHash }: ConsentRecord): boolean => {
  const current = product.policies.find((policy) => policy.key === key)
  if (current === undefined || current.version !== version || textHash === notHashed) return true
  const spoken = product.locales.find((known) => known === locale)
  if (spoken === undefined) return false
  const policy = productPolicies(product, spoken).find((one) => one.key === key)
  return policy !== undefined && hashText(policy.text) === textHash
}

/** The records whose text is the one served under their key, version and locale. */
export const verifyConsents = (product: Product, records: readonly ConsentRecord[]): readonly ConsentRecord[] =>
  records.filter((record) => isOfText(product, record))
