// Resolves the product of BRAND and COUNTRY before a build starts. Spec 8.3 and 8.4 fix the texts of the errors.
import { existsSync } from 'node:fs'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { type BrandFile, type BrandInCountry, findBrandFile } from '../../web/build/brandFiles.ts'
import { fromRoot } from '../process/root.ts'
import { CommandError } from '../process/commandError.ts'

const brandsFolder = 'web/src/brands'

export const countryKey = (product: Product): string => product.country.code.toLowerCase()

/** The products with these ids. Throws with all ids for an unknown one. */
export const findProducts = (ids: readonly string[]): readonly Product[] => {
  const all: readonly Product[] = Object.values(products)
  return ids.map((id) => {
    const product = all.find((one) => one.id === id)
    if (product === undefined) throw new CommandError(`There is no product ${id}: ${Object.keys(products).join(', ')}`)
    return product
  })
}

/**
 * Throws `ApplicationPage not found` or `Product styles not found` when the file is missing, and `ApplicationPage not
 * found` for a brand that is not in this country. The second line of the message has the reason. `isThere` returns
 * whether a file of the project exists.
 */
export const chooseProduct = (
  { brand, country }: BrandInCountry,
  isThere: (file: string) => boolean = (file) => existsSync(fromRoot(file)),
): Product => {
  const all = Object.keys(products).join(', ')
  const choose = `(BRAND=${brand} COUNTRY=${country}; there are ${all})`
  const assertHas = (file: BrandFile, error: string) => {
    const found = findBrandFile({ brand, country }, file, (path) => isThere(`${brandsFolder}/${path}`))
    if (found === null) throw new CommandError(`${error}\n${brandsFolder}/${brand}/${file} does not exist ${choose}`)
  }
  assertHas('ApplicationPage.tsx', 'ApplicationPage not found')
  assertHas('theme.css', 'Product styles not found')
  const product = Object.values(products).find((one) => one.brand === brand && countryKey(one) === country)
  if (product === undefined) {
    throw new CommandError(
      `ApplicationPage not found\nThere is no product ${brand}-${country} in domain/src/products ${choose}`,
    )
  }
  return product
}
