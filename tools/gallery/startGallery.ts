// Serves the gallery on a port of its own, and everything else from the server of all products behind it: so both are of
// one origin, and the gallery may fill in what a page finds in its tab.
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
  /** Of the server of all products, on this machine. */
  readonly serverPort: number
  readonly products: readonly Product[]
  /** Where the page of a product stands on that server, without a slash at the end. */
  readonly pathOf: (product: Product) => string
  /** Of a server that has the pages of no product too; resolves once it answers. */
  readonly sparePortOf: (product: Product) => Promise<number>
}

const keyOf = (node: NodeId): string => node.replace(/^page:/u, '')

/** Null for a screen that finds what it needs by itself. */
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

/** The port of who answers there. */
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

/** Countries of the products are loaded. */
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
