// The development server: hot reload for the page, and a proxy to the API.
import { createServer, type Plugin } from 'vite'
import { toLanguageTag } from '../src/i18n/toLanguageTag.ts'
import { buildLocaleFiles } from './localeFiles.ts'
import { basePath, sharedConfig, sourceDir } from './viteConfig.ts'
import type { Product } from '@loan/domain/products/product'

export type DevWebOptions = {
  readonly product: Product
  readonly port: number
  /** The base URL of the API server, for example `http://127.0.0.1:8081`. */
  readonly apiUrl: string
}

/** Serves the bare document for every route, and the current locale files. */
const pagesPlugin = (product: Product): Plugin => ({
  name: 'loan-pages',
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
      const file = buildLocaleFiles(product, `${sourceDir}/locales`).find(
        ({ locale, namespace }) =>
          pathname.startsWith(`${basePath}/assets/texts-`) && pathname.endsWith(`/${locale}/${namespace}.json`),
      )
      if (file !== undefined) {
        response.setHeader('content-type', 'application/json')
        response.end(file.json)
        return
      }
      const html = `<!doctype html><html lang="${toLanguageTag(product, product.locales[0])}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="base-path" content="${basePath}"></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`
      server.transformIndexHtml(pathname, html).then((page) => {
        response.setHeader('content-type', 'text/html')
        response.end(page)
      }, next)
    })
  },
})

/** Resolves once the server listens. The server stops with the process. */
export const devWeb = async ({ product, port, apiUrl }: DevWebOptions): Promise<void> => {
  const shared = sharedConfig(product)
  const server = await createServer({
    ...shared,
    plugins: [...(shared.plugins ?? []), pagesPlugin(product)],
    appType: 'custom',
    server: { port, strictPort: true, proxy: { '/api': apiUrl, '/policy': apiUrl, '/sandbox': apiUrl } },
  })
  await server.listen()
  server.printUrls()
}
