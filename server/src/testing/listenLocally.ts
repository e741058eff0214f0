// Starts an HTTP server of a test on a free port of this machine. For tests only.
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { listenOnFreePort } from './listenOnFreePort.ts'

/** Resolves when the server listens. `origin` is like `http://127.0.0.1:40000`. `close` ends open connections too. */
export const listenLocally = async (
  listener: RequestListener,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> => {
  const server = createServer(listener)
  const port = await listenOnFreePort(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
