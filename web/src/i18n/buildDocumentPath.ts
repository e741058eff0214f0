// Paths of the terms, the privacy policy and the other documents in each language of a product.
import type { Product } from '@loan/domain/products/product'

/**
 * Path relative to the base path: `terms` in the product's first language, `terms-en` in another one.
 * @assumed spec 9.22 gives the documents relative paths and does not mention languages.
 */
export const buildDocumentPath = (path: string, { locales }: Product, locale: string): string =>
  locale === locales[0] ? path : `${path}-${locale}`
