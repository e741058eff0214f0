// Where terms, privacy policy and the other documents stand in each of a product's languages.
import type { Product } from '@loan/domain/products/product'

/**
 * Below the base path: `terms` in the product's first language, `terms-en` in another one.
 * @assumed spec 9.22 gives the documents relative paths and says nothing of languages.
 */
export const documentPath = (path: string, { locales }: Product, locale: string): string =>
  locale === locales[0] ? path : `${path}-${locale}`
