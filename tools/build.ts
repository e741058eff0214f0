// `npm run build`: the page of the product that BRAND and COUNTRY choose, and the server. `--all` builds every product.
import { products } from '@loan/domain/products/registry'
import { ensurePage, ensureServer } from './build/buildProduct.ts'
import { chooseProduct, countryKey } from './build/chooseProduct.ts'
import { orStop } from './process/orStop.ts'
import { readEnvironment } from './process/readEnvironment.ts'

await orStop(async () => {
  const chosen = process.argv.includes('--all')
    ? Object.values(products).map((product) => chooseProduct({ brand: product.brand, country: countryKey(product) }))
    : [chooseProduct(readEnvironment())]
  await ensureServer()
  for (const product of chosen) await ensurePage(product)
})
