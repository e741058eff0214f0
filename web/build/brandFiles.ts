// Finds the page, the style sheet and the scenes of a brand in a country. A file of the country replaces that of the
// brand.
import type { Product } from '@loan/domain/products/product'

export type BrandFile = 'ApplicationPage.tsx' | 'theme.css' | `scenes/${string}.tsx`

/** `country` in two lower-case letters. */
export type BrandInCountry = { readonly brand: string; readonly country: string }

/** The path below `web/src/brands`; null when neither the country nor the brand has the file. */
export const findBrandFile = (
  { brand, country }: BrandInCountry,
  file: BrandFile,
  isThere: (path: string) => boolean,
): string | null => [`${brand}/${country}/${file}`, `${brand}/${file}`].find(isThere) ?? null

export const toBrandInCountry = ({ brand, country }: Product): BrandInCountry => ({
  brand,
  country: country.code.toLowerCase(),
})
