// Consent records as a browser makes them: with the hash of the text the page shows.
import type { ConsentRecord } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { buildConsentRecords, productPolicies } from '../policies/policies.ts'

/** In the product's first locale; `isGiven` by the key of the policy, the required ones where it is left out. */
export const buildAgreedPolicies = (
  product: Product,
  now: Date,
  isGiven?: (key: string) => boolean,
): readonly ConsentRecord[] => {
  const [locale] = product.locales
  return buildConsentRecords(productPolicies(product, locale), { locale, now }, ({ key, required }) =>
    isGiven === undefined ? required : isGiven(key),
  )
}
