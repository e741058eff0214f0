// `npm start`: builds what changed, then serves the page and the API on one port. `npm start -- --all` serves every
// product under its own path, with a page that lists them. `npm start -- --embed-demo` serves a page of somebody else
// beside it, with the form inside (docs/embedding.md).
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { resolvePagePath } from '../server/src/config/resolvePagePath.ts'
import type { Config } from '../server/src/config/config.ts'
import { builtFolder, ensurePage, ensureServer, serverFile, webFolder } from './build/buildProduct.ts'
import { chooseProduct } from './build/chooseProduct.ts'
import { startHost } from './demo/startHost.ts'
import { findFreePort } from './process/findFreePort.ts'
import { orStop } from './process/orStop.ts'
import { readEnvironment } from './process/readEnvironment.ts'
import { runInFront } from './process/runInFront.ts'

/** The variable that lets the demo's page embed the form, beside those that may already. */
const startDemo = async ({ publicUrl, embedders }: Config, pagePath: string) => {
  const host = await startHost(await findFreePort(), () => `${publicUrl}${pagePath}/`)
  console.log(`A page with the form inside: ${host.origin}/`)
  return { EMBEDDERS: [...embedders, host.origin].join(',') }
}

/** Builds what is served; the variable that tells the server. */
const buildServed = async (product: Product, config: Config, isAll: boolean) => {
  if (!isAll) {
    await ensurePage(product)
    return { WEB_DIR: config.webDir ?? webFolder(product) }
  }
  for (const one of Object.values(products)) await ensurePage(one)
  return { PRODUCTS_DIR: builtFolder }
}

await orStop(async () => {
  const config = readEnvironment()
  const isAll = process.argv.includes('--all')
  if (isAll && config.environment === 'production') throw new Error('--all is for looking, not for production')
  const product = chooseProduct(config)
  await ensureServer()
  const served = await buildServed(product, config, isAll)
  const pagePath = resolvePagePath({ ...config, productsDir: isAll ? builtFolder : null }, product.id)
  const env = { ...served, ...(process.argv.includes('--embed-demo') && (await startDemo(config, pagePath))) }
  process.exit(await runInFront(process.execPath, ['--enable-source-maps', serverFile], { env }))
})
