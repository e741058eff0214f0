// Every product there is, by id. For the server, the tests and the tools: a page is built with its own product alone.
import type { CountryCode } from '../countries/country.ts'
import type { Product } from './product.ts'
import { product as tukanPl } from './tukan-pl.ts'
import { product as vireoEs } from './vireo-es.ts'
import { product as vireoPl } from './vireo-pl.ts'

const rows = { 'tukan-pl': tukanPl, 'vireo-es': vireoEs, 'vireo-pl': vireoPl } as const satisfies Record<
  string,
  Product
>

export type ProductId = keyof typeof rows

export const products: Readonly<Record<ProductId, Product>> = rows

/** The product of a brand in a country; null where that brand is not there. */
export const resolveProduct = (brand: string, country: CountryCode): Product | null =>
  Object.values(products).find((product) => product.brand === brand && product.country.code === country) ?? null
