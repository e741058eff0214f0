// All products by id, for the server, the tests and the tools. The build of a page imports only its own product.
import type { CountryCode } from '../countries/country.ts'
import type { Product } from './product.ts'
import { product as tukanEs } from './tukan-es.ts'
import { product as tukanMx } from './tukan-mx.ts'
import { product as tukanPl } from './tukan-pl.ts'
import { product as tukanRo } from './tukan-ro.ts'
import { product as vireoCo } from './vireo-co.ts'
import { product as vireoDe } from './vireo-de.ts'
import { product as vireoEs } from './vireo-es.ts'
import { product as vireoMx } from './vireo-mx.ts'
import { product as vireoPh } from './vireo-ph.ts'
import { product as vireoPl } from './vireo-pl.ts'
import { product as vireoRo } from './vireo-ro.ts'
import { product as vireoVn } from './vireo-vn.ts'

const rows = {
  'tukan-es': tukanEs,
  'tukan-mx': tukanMx,
  'tukan-pl': tukanPl,
  'tukan-ro': tukanRo,
  'vireo-co': vireoCo,
  'vireo-de': vireoDe,
  'vireo-es': vireoEs,
  'vireo-mx': vireoMx,
  'vireo-ph': vireoPh,
  'vireo-pl': vireoPl,
  'vireo-ro': vireoRo,
  'vireo-vn': vireoVn,
} as const satisfies Record<string, Product>

export type ProductId = keyof typeof rows

export const products: Readonly<Record<ProductId, Product>> = rows

/** The product of a brand in a country; null if the brand does not exist there. */
export const resolveProduct = (brand: string, country: CountryCode): Product | null =>
  Object.values(products).find((product) => product.brand === brand && product.country.code === country) ?? null
