// Maps locale keys to language tags, because keys such as `mx` are not tags (docs/countries/README.md).
import type { Product } from '@loan/domain/products/product'

/** BCP 47 tag of a locale in the product's country. An unknown locale falls back to the product's first. */
export const toLanguageTag = (product: Product, locale: string): string => {
  const key = product.locales.find((candidate) => candidate === locale) ?? product.locales[0]
  return product.country.languageTags[key] ?? key
}
