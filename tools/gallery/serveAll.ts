// The gallery with everything behind it: the built products, the server of them all, and servers of the pages that no
// product has, each built and started once somebody looks there.
import { join } from 'node:path'
import type { Product } from '@loan/domain/products/product'
import type { Config } from '../../server/src/config/config.ts'
import { resolvePagePath } from '../../server/src/config/resolvePagePath.ts'
import { builtFolder, ensurePage, ensurePageWith, ensureServer } from '../build/buildProduct.ts'
import { spareBasePath } from './address.ts'
import { serveProducts, type ServedProducts } from './serveProducts.ts'
import { withSparePages } from './sparePages.ts'
import { startGallery } from './startGallery.ts'

export type ServedGallery = {
  readonly origin: string
  readonly stop: () => void
  /** Exit code of the server, once it has ended; everything is put away by then. */
  readonly ended: Promise<number>
}

/** A folder of its own for each product: a server reads all that its folder holds. */
const serveSpare = async (product: Product, publicUrl: string): Promise<ServedProducts> => {
  const productsDir = join(builtFolder, 'spare-pages', product.id)
  await ensurePageWith(product, withSparePages(product).pages, productsDir)
  return serveProducts({ publicUrl, productsDir, basePath: spareBasePath })
}

/** Resolves once it can be opened. Throws where its port is taken. */
export const serveAll = async (config: Config, products: readonly Product[]): Promise<ServedGallery> => {
  for (const product of products) await ensurePage(product)
  await ensureServer()
  const origin = `http://localhost:${config.port}`
  const { basePath } = config
  const main = await serveProducts({ publicUrl: origin, productsDir: builtFolder, basePath })
  const spare = new Map<string, Promise<ServedProducts>>()
  const spareOf = (product: Product): Promise<ServedProducts> => {
    const served = spare.get(product.id) ?? serveSpare(product, origin)
    spare.set(product.id, served)
    return served
  }
  const stop = (): void => {
    main.stop()
    for (const served of spare.values()) {
      served.then(
        (server) => server.stop(),
        () => undefined,
      )
    }
  }
  const gallery = await startGallery({
    port: config.port,
    serverPort: main.port,
    products,
    pathOf: ({ id }) => resolvePagePath({ basePath, productsDir: builtFolder }, id),
    sparePortOf: async (product) => (await spareOf(product)).port,
  }).catch((error: unknown) => {
    stop()
    throw error
  })
  const ended = main.ended.finally(() => {
    gallery.close()
    stop()
  })
  return { origin, ended, stop }
}
