// Builds consent records like a browser does, with the hash of the text that the page shows.
import type { ConsentRecord } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { buildConsentRecords, buildProductPolicies } from '../policies/policies.ts'

/** Uses the product's first locale. Without `isGiven`, the required policies are given and the others are not. */
export const buildAgreedPolicies = (
  product: Product,
  now: Date,
  isGiven?: (key: string) => boolean,
): readonly ConsentRecord[] => {
  const [locale] = product.locales
  return buildConsentRecords(buildProductPolicies(product, locale), { locale, now }, ({ key, required }) =>
    isGiven === undefined ? required : isGiven(key),
  )
}
