// Resolves the product of BRAND and COUNTRY before a build starts. Spec 8.3 and 8.4 fix the texts of the errors.
import { existsSync } from 'node:fs'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { fromRoot } from '../process/root.ts'

/** `country` as in COUNTRY: two lower-case letters. */
const brandFolder = (brand: string, country: string): string => `web/src/brands/${brand}/${country}`

export const countryKey = (product: Product): string => product.country.code.toLowerCase()

type Choice = { readonly brand: string; readonly country: string }

/**
 * Throws `ApplicationPage not found` or `Product styles not found` when the brand has none in this country; the second
 * line of the message has the missing path. `isThere` returns whether a file of the project exists.
 */
export const chooseProduct = (
  { brand, country }: Choice,
  isThere: (file: string) => boolean = (file) => existsSync(fromRoot(file)),
): Product => {
  const folder = brandFolder(brand, country)
  const all = Object.keys(products).join(', ')
  const choose = `(BRAND=${brand} COUNTRY=${country}; there are ${all})`
  if (!isThere(`${folder}/ApplicationPage.tsx`)) {
    throw new Error(`ApplicationPage not found\n${folder}/ApplicationPage.tsx does not exist ${choose}`)
  }
  if (!isThere(`${folder}/theme.css`)) {
    throw new Error(`Product styles not found\n${folder}/theme.css does not exist ${choose}`)
  }
  const product = Object.values(products).find((one) => one.brand === brand && countryKey(one) === country)
  if (product === undefined) throw new Error(`There is no product ${brand}-${country} in domain/src/products ${choose}`)
  return product
}
