// Builds the products and starts the gallery, the server of all products and, on demand, one server per product for the
// pages that belong to no product.
import { join } from 'node:path'
import type { Product } from '@loan/domain/products/product'
import type { Config } from '../../server/src/config/config.ts'
import { resolvePagePath } from '../../server/src/config/resolvePagePath.ts'
import { builtFolder, ensurePage, ensurePageWith, ensureServer } from '../build/buildProduct.ts'
import { unusedPageBasePath } from './address.ts'
import { serveProducts, type ServedProducts } from './serveProducts.ts'
import { addUnusedPages } from './unusedPages.ts'
import { startGallery } from './startGallery.ts'

export type ServedGallery = {
  readonly origin: string
  readonly stop: () => void
  /** Resolves with the exit code of the server after the gallery and all servers were stopped. */
  readonly ended: Promise<number>
}

/** Each product needs its own folder, because a server serves every product of its folder. */
const startUnusedPages = async (product: Product, publicUrl: string): Promise<ServedProducts> => {
  const productsDir = join(builtFolder, 'spare-pages', product.id)
  await ensurePageWith(product, addUnusedPages(product).pages, productsDir)
  return serveProducts({ publicUrl, productsDir, basePath: unusedPageBasePath })
}

/** Resolves when the gallery accepts requests. Throws when the port is in use. */
export const serveAll = async (config: Config, products: readonly Product[]): Promise<ServedGallery> => {
  for (const product of products) await ensurePage(product)
  await ensureServer()
  const origin = `http://localhost:${config.port}`
  const { basePath } = config
  const main = await serveProducts({ publicUrl: origin, productsDir: builtFolder, basePath })
  const unusedPageServers = new Map<string, Promise<ServedProducts>>()
  const serveUnusedPages = (product: Product): Promise<ServedProducts> => {
    const served = unusedPageServers.get(product.id) ?? startUnusedPages(product, origin)
    unusedPageServers.set(product.id, served)
    return served
  }
  const stop = (): void => {
    main.stop()
    for (const served of unusedPageServers.values()) {
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
    getPath: ({ id }) => resolvePagePath({ basePath, productsDir: builtFolder }, id),
    getUnusedPagePort: async (product) => (await serveUnusedPages(product)).port,
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
