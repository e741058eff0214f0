// `npm start`: builds what changed, then serves the page and the API on one port. `npm start -- --all` serves every
// product under its own path, with a page that lists them. `npm start -- --embed-demo` also serves a host page that
// embeds the form (docs/embedding.md).
import { parseArgs } from 'node:util'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { resolvePagePath } from '../server/src/config/resolvePagePath.ts'
import { builtFolder, ensurePage, ensureServer, serverFile, getProductWebFolder } from './build/buildProduct.ts'
import { chooseProduct } from './build/chooseProduct.ts'
import { startHost } from './demo/startHost.ts'
import { findFreePort } from '../server/src/testing/findFreePort.ts'
import { runCommandLine } from './process/runCommandLine.ts'
import { type Config, parseConfig } from '../server/src/config/config.ts'
import { runInFront } from './process/runInFront.ts'
import { CommandError } from './process/commandError.ts'

/** Starts the host page. Returns EMBEDDERS with its origin added, which allows it to embed the form. */
const startDemo = async ({ publicUrl, embedders }: Config, pagePath: string) => {
  const host = await startHost(await findFreePort(), () => `${publicUrl}${pagePath}/`)
  console.log(`Host page with the embedded form: ${host.origin}/`)
  return { EMBEDDERS: [...embedders, host.origin].join(',') }
}

/** Builds the pages to serve. Returns the environment variable with their folder. */
const buildServed = async (product: Product, config: Config, isAll: boolean) => {
  if (!isAll) {
    await ensurePage(product)
    return { WEB_DIR: config.webDir ?? getProductWebFolder(product) }
  }
  for (const one of Object.values(products)) await ensurePage(one)
  return { PRODUCTS_DIR: builtFolder }
}

await runCommandLine(async () => {
  const config = parseConfig(process.env)
  const isSet = { type: 'boolean', default: false } as const
  // Throws for other arguments, such as the id of a product.
  const { all: isAll, 'embed-demo': hasDemo } = parseArgs({ options: { all: isSet, 'embed-demo': isSet } }).values
  if (isAll && config.environment === 'production')
    throw new CommandError('--all does not run with ENVIRONMENT=production')
  const product = chooseProduct(config)
  await ensureServer()
  const served = await buildServed(product, config, isAll)
  const pagePath = resolvePagePath({ ...config, productsDir: isAll ? builtFolder : null }, product.id)
  const env = { ...served, ...(hasDemo && (await startDemo(config, pagePath))) }
  process.exit(await runInFront(process.execPath, ['--enable-source-maps', serverFile], { env }))
})
