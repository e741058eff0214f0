// Serves the gallery and forwards all other requests to the server of all products. Both share one origin, so that the
// gallery can write the browser storage that a page reads.
import { createServer, type ServerResponse } from 'node:http'
import type { Product } from '@loan/domain/products/product'
import { buildAddress, enterPath, galleryPath, mapPath, parseView, unusedPageBasePath } from './address.ts'
import { buildEnterPage } from './enterPage.ts'
import { type Entry, findScreen } from './entries.ts'
import { forward } from './forward.ts'
import { buildGalleryPage } from './galleryPage.ts'
import type { NodeId } from './journeyMap.ts'
import { buildMapPage } from './mapPage.ts'
import { buildScreenApplicant } from './screenApplicant.ts'
import { isUnusedPage } from './unusedPages.ts'
import { buildPageApplicant, type StoredApplicant } from './pageApplicant.ts'

export type GallerySettings = {
  readonly port: number
  /** Port of the server of all products on localhost. */
  readonly serverPort: number
  readonly products: readonly Product[]
  /** Path of the page of a product on that server, without a trailing slash. */
  readonly getPath: (product: Product) => string
  /** Port of the server that also has the pages of no product. Resolves when it accepts requests. */
  readonly getUnusedPagePort: (product: Product) => Promise<number>
}

const toPageKey = (node: NodeId): string => node.replace(/^page:/u, '')

/** Null for a screen that needs no stored data. */
const buildApplicant = async ({ product, node, condition }: Entry, origin: string): Promise<StoredApplicant | null> => {
  const screen = findScreen(node)
  if (screen === undefined) return buildPageApplicant(product, toPageKey(node), condition, new Date())
  const { state } = screen
  return state === null ? null : buildScreenApplicant(origin, product, { ...screen, state })
}

const enter = async (entry: Entry, { serverPort, getPath, getUnusedPagePort }: GallerySettings): Promise<string> => {
  const { product, node } = entry
  const applicant = await buildApplicant(entry, `http://localhost:${serverPort}`)
  const path = applicant?.path ?? findScreen(node)?.path ?? '/'
  if (!isUnusedPage(toPageKey(node))) return buildEnterPage(entry, applicant, `${getPath(product)}${path}`)
  await getUnusedPagePort(product)
  return buildEnterPage(entry, applicant, `/${product.id}${unusedPageBasePath}${path}`)
}

/** Port of the server that handles this path. */
const portFor = async (
  pathname: string,
  { products, serverPort, getUnusedPagePort }: GallerySettings,
): Promise<number> => {
  const product = products.find(({ id }) => pathname.startsWith(`/${id}${unusedPageBasePath}/`))
  return product === undefined ? serverPort : getUnusedPagePort(product)
}

const send = (response: ServerResponse, body: string): void => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
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
          (body) => send(response, body),
          (error: unknown) => fail(response, buildAddress(view), error),
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
