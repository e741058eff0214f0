// Serves the host page on 127.0.0.1, which is a different site than localhost, like the site of a partner.
import { createServer } from 'node:http'
import { buildHostPage, type HostPath, hostPaths } from './hostPage.ts'

export type Host = { readonly origin: string; readonly close: () => Promise<void> }

const isHostPath = (pathname: string): pathname is HostPath => Object.hasOwn(hostPaths, pathname)

/** `formUrl` returns the URL of the application with a trailing slash; it is called for each request. */
export const startHost = (port: number, formUrl: () => string): Promise<Host> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      if (!isHostPath(pathname)) {
        response.writeHead(404).end()
        return
      }
      const { html, headers } = buildHostPage(formUrl(), pathname)
      response.writeHead(200, headers).end(html)
    })
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((closed) => {
            server.closeAllConnections()
            server.close(() => closed())
          }),
      }),
    )
  })
