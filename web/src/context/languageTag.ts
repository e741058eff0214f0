// Locale keys to language tags: keys such as `mx` are no tags themselves (docs/countries/README.md).
import type { Product } from '@loan/domain/products/product'

/** BCP 47 tag of a locale in a product's country; an unknown locale counts as the product's own. */
export const languageTagOf = (product: Product, locale: string): string => {
  const key = product.locales.find((known) => known === locale) ?? product.locales[0]
  return product.country.languageTags[key] ?? key
}
