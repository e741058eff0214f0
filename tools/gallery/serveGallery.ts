// Builds the products and serves the gallery in front of the server of all products. Both share one origin, so that the
// gallery can write the browser storage that a page reads. Only for development machines.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { Product } from '@loan/domain/products/product'
import { startServer } from '../../bench/servers.ts'
import type { Config } from '../../server/src/config/config.ts'
import { resolvePagePath } from '../../server/src/config/resolvePagePath.ts'
import { ensurePage, ensureServer } from '../build/buildProduct.ts'
import { fromRoot } from '../process/root.ts'
import { type Entry, enterPath, findScreen, parseEntry } from './entries.ts'
import { buildEnterPage, buildGalleryPage, galleryPath } from './galleryPage.ts'
import { nameOfNode } from './journeyMap.ts'
import { buildPageApplicant } from './pageApplicant.ts'
import { buildScreenApplicant } from './screenApplicant.ts'
import { addUnusedPages } from './unusedPages.ts'

const productsDir = fromRoot('dist', 'gallery')

/** Null for a screen that needs no stored data. */
const buildApplicant = async ({ product, node, condition }: Entry, serverOrigin: string) => {
  const screen = findScreen(node)
  if (screen === undefined) return buildPageApplicant(product, nameOfNode(node), condition, new Date())
  const { state } = screen
  return state === null ? null : buildScreenApplicant(serverOrigin, product, { ...screen, state })
}

const forward = (incoming: IncomingMessage, response: ServerResponse, serverOrigin: string): void => {
  const { url = '/', method, headers } = incoming
  const outgoing = request(new URL(url, serverOrigin), { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
  outgoing.on('error', () => {
    if (!response.headersSent) response.writeHead(502)
    response.end('The server does not respond.')
  })
  incoming.pipe(outgoing)
}

export type ServedGallery = { readonly origin: string; readonly stop: () => Promise<void> }

/** Resolves when the gallery accepts requests. Throws when the port is in use. */
export const serveGallery = async (
  { port, basePath }: Config,
  products: readonly [Product, ...Product[]],
): Promise<ServedGallery> => {
  for (const product of products) await ensurePage(product, { pages: addUnusedPages(product).pages, productsDir })
  await ensureServer()
  const origin = `http://localhost:${port}`
  const environment = { PUBLIC_URL: origin, PRODUCTS_DIR: productsDir, BASE_PATH: basePath }
  const server = await startServer({ environment })

  const enter = async (entry: Entry): Promise<string> => {
    const applicant = await buildApplicant(entry, server.origin)
    const path = applicant?.path ?? findScreen(entry.node)?.path ?? '/'
    return buildEnterPage(entry, applicant, `${resolvePagePath({ basePath, productsDir }, entry.product.id)}${path}`)
  }
  const handleRequest = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', origin)
    const entry = pathname === enterPath ? parseEntry(searchParams, products) : null
    const product = products.find(({ id }) => id === searchParams.get('product')) ?? products[0]
    if (entry === null && pathname !== galleryPath) return forward(incoming, response, server.origin)
    const body = entry === null ? buildGalleryPage(product, products) : await enter(entry)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(body)
  }
  const gallery = createServer((incoming, response) => {
    handleRequest(incoming, response).catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  gallery.listen(port, 'localhost')
  await once(gallery, 'listening').catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  return {
    origin,
    stop: async () => {
      gallery.closeAllConnections()
      gallery.close()
      await server.stop()
    },
  }
}
