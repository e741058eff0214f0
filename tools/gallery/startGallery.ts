// Serves the gallery and forwards all other requests to the server of all products. Both share one origin, so that the
// gallery can write the browser storage that a page reads.
import { createServer, type ServerResponse } from 'node:http'
import type { Product } from '@loan/domain/products/product'
import { addressOf, enterPath, galleryPath, mapPath, parseView, spareBasePath } from './address.ts'
import { buildEnterPage, holdHeader } from './enterPage.ts'
import { type Entry, screenOf } from './entries.ts'
import { forward } from './forward.ts'
import { buildGalleryPage } from './galleryPage.ts'
import type { NodeId } from './journeyMap.ts'
import { buildMapPage } from './mapPage.ts'
import { buildScreenVisit } from './screenVisit.ts'
import { isSparePage } from './sparePages.ts'
import { buildPageVisit, type Visit } from './visit.ts'

export type GallerySettings = {
  readonly port: number
  /** Port of the server of all products on localhost. */
  readonly serverPort: number
  readonly products: readonly Product[]
  /** Path of the page of a product on that server, without a trailing slash. */
  readonly pathOf: (product: Product) => string
  /** Port of the server that also has the pages of no product. Resolves when it accepts requests. */
  readonly sparePortOf: (product: Product) => Promise<number>
}

const keyOf = (node: NodeId): string => node.replace(/^page:/u, '')

/** Null for a screen that needs no stored data. */
const buildVisit = async ({ product, node, condition }: Entry, origin: string): Promise<Visit | null> => {
  const screen = screenOf(node)
  if (screen === undefined) return buildPageVisit(product, keyOf(node), condition, new Date())
  const { state } = screen
  return state === null ? null : buildScreenVisit(origin, product, { ...screen, state })
}

const enter = async (entry: Entry, { serverPort, pathOf, sparePortOf }: GallerySettings): Promise<string> => {
  const { product, node } = entry
  const visit = await buildVisit(entry, `http://localhost:${serverPort}`)
  const path = visit?.path ?? screenOf(node)?.path ?? '/'
  if (!isSparePage(keyOf(node))) return buildEnterPage(entry, visit, `${pathOf(product)}${path}`)
  await sparePortOf(product)
  return buildEnterPage(entry, visit, `/${product.id}${spareBasePath}${path}`)
}

/** Port of the server that handles this path. */
const portFor = async (pathname: string, { products, serverPort, sparePortOf }: GallerySettings): Promise<number> => {
  const product = products.find(({ id }) => pathname.startsWith(`/${id}${spareBasePath}/`))
  return product === undefined ? serverPort : sparePortOf(product)
}

const send = (response: ServerResponse, body: string, headers: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers })
  response.end(body)
}

const fail = (response: ServerResponse, what: string, error: unknown): void => {
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`${what}\n${error instanceof Error ? error.message : String(error)}`)
}

/** The countries of the products must be loaded. Rejects when the port is in use. */
export const startGallery = (settings: GallerySettings): Promise<{ readonly close: () => void }> =>
  new Promise((resolve, reject) => {
    const { port, products } = settings
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const view = parseView(searchParams, products)
      if (pathname === '/') response.writeHead(302, { location: galleryPath }).end()
      else if (pathname === galleryPath) send(response, buildGalleryPage(view, products))
      else if (pathname === mapPath) send(response, buildMapPage(view, products))
      else if (pathname === enterPath && view.entry !== null) {
        const { entry } = view
        enter(entry, settings).then(
          (body) => send(response, body, { 'set-cookie': holdHeader(entry) }),
          (error: unknown) => fail(response, addressOf(view), error),
        )
      } else {
        portFor(pathname, settings).then(
          (port) => forward(request, response, port),
          (error: unknown) => fail(response, pathname, error),
        )
      }
    })
    server.on('error', reject)
    server.listen(port, 'localhost', () => {
      resolve({
        close: () => {
          server.closeAllConnections()
          server.close()
        },
      })
    })
  })
