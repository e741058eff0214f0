// `npm run build`: builds the page of the product that BRAND and COUNTRY select, and the server. `--all` builds every
// product; product ids as arguments build those. For several products it prints their sizes. `--release=next` builds
// another release of the named products in a separate folder, for the tests that switch between two releases.
import { products } from '@loan/domain/products/registry'
import { ensurePage, ensureRelease, ensureServer } from './build/buildProduct.ts'
import { chooseProduct, countryKey } from './build/chooseProduct.ts'
import { describeSize, measureProduct } from './checks/size/measureProduct.ts'
import { orStop } from './process/orStop.ts'
import { readEnvironment } from './process/readEnvironment.ts'

await orStop(async () => {
  const named = process.argv.slice(2)
  const isAll = named.includes('--all')
  const release = named.find((name) => name.startsWith('--release='))?.slice('--release='.length)
  const unknown = named.filter((name) => !name.startsWith('--') && !Object.hasOwn(products, name))
  if (unknown.length > 0)
    throw new Error(`There is no product ${unknown.join(', ')}: ${Object.keys(products).join(', ')}`)
  const chosen = Object.values(products).filter(({ id }) => isAll || named.includes(id))
  const checked = chosen.map((product) => chooseProduct({ brand: product.brand, country: countryKey(product) }))
  if (release !== undefined) {
    for (const product of checked) await ensureRelease(product, release)
    return
  }
  await ensureServer()
  const chosenProducts = named.length > 0 ? checked : [chooseProduct(readEnvironment())]
  for (const product of chosenProducts) await ensurePage(product)
  if (chosenProducts.length > 1)
    console.log(['', ...chosenProducts.map((product) => describeSize(measureProduct(product)))].join('\n'))
})
