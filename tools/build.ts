// `npm run build`: builds the page of the product that BRAND and COUNTRY select, and the server. `--all` builds every
// product; product ids as arguments build those. For several products it prints their sizes. `--release=next` builds
// another release of the named products in a separate folder, for the tests that switch between two releases.
import { parseArgs } from 'node:util'
import { products } from '@loan/domain/products/registry'
import { ensurePage, ensureServer } from './build/buildProduct.ts'
import { chooseProduct, countryKey, findProducts } from './build/chooseProduct.ts'
import { describeSize, measureProduct } from './checks/size/measureProduct.ts'
import { runCommandLine } from './process/runCommandLine.ts'
import { parseConfig } from '../server/src/config/config.ts'

await runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, release: { type: 'string' } },
  })
  const named = values.all === true ? Object.values(products) : findProducts(positionals)
  const checked = named.map((product) => chooseProduct({ brand: product.brand, country: countryKey(product) }))
  if (values.release !== undefined) {
    for (const product of checked) await ensurePage(product, { release: values.release })
    return
  }
  await ensureServer()
  const chosen = checked.length > 0 ? checked : [chooseProduct(parseConfig(process.env))]
  // Two at a time: one computes while the threads of the other compress its files.
  const queue = chosen.values()
  const buildNext = async (): Promise<void> => {
    for (const product of queue) await ensurePage(product)
  }
  await Promise.all([buildNext(), buildNext()])
  if (chosen.length > 1) console.log(['', ...chosen.map((product) => describeSize(measureProduct(product)))].join('\n'))
})
