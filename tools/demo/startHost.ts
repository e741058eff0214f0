// Serves the host's page on a port of its own, on 127.0.0.1: another site than localhost, as a partner's would be.
import { createServer } from 'node:http'
import { buildHostPage, type HostPath, hostPaths } from './hostPage.ts'

export type Host = { readonly origin: string; readonly close: () => Promise<void> }

const isHostPath = (pathname: string): pathname is HostPath => Object.hasOwn(hostPaths, pathname)

/** `formUrl` is the address of the application, with a slash at its end; asked for anew with each page. */
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
