// Starts a server with two host pages on other sites: one that may embed the form and one that may not.
import { startHost } from '../../tools/demo/startHost.ts'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import { startServer, type TestServer } from './server.ts'

export type EmbeddingHosts = {
  readonly server: TestServer
  /** Origin of the host that may embed the form. */
  readonly host: string
  /** Origin of a host with the same page that may not embed the form. */
  readonly foreign: string
  readonly close: () => Promise<void>
}

export const startEmbedding = async (productId: string): Promise<EmbeddingHosts> => {
  const port = await findFreePort()
  const server = await startServer(productId, { EMBEDDERS: `https://elsewhere.example,http://127.0.0.1:${port}` })
  const host = await startHost(port, () => server.url)
  const foreign = await startHost(await findFreePort(), () => server.url)
  return {
    server,
    host: host.origin,
    foreign: foreign.origin,
    close: async () => {
      await Promise.all([host.close(), foreign.close(), server.close()])
    },
  }
}
