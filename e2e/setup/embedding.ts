// Fixture with two host pages on other sites: one that may embed the form and one that may not.
import { findChromium } from '../../tools/setup/chromium.ts'
import { startHost } from '../../tools/demo/startHost.ts'
import { findFreePort } from '../../tools/process/findFreePort.ts'
import { startServer, type TestServer } from './server.ts'
import { test as base } from './test.ts'

export type Embedding = {
  readonly server: TestServer
  /** Origin of the host that may embed the form. */
  readonly host: string
  /** Origin of a host with the same page that may not embed the form. */
  readonly foreign: string
  readonly close: () => Promise<void>
}

const startEmbedding = async (productId: string): Promise<Embedding> => {
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

type WorkerFixtures = {
  /** The servers of this worker with their hosts, for the product with the long chain and the one with the short chain. */
  readonly getEmbedding: (productId: 'tukan-pl' | 'tukan-es') => Promise<Embedding>
}

const executablePath = findChromium()

export const test = base.extend<object, WorkerFixtures>({
  // Uses the full browser, because the headless shell does not partition the storage of a frame on another site.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ...(executablePath !== null && { executablePath }) }),
    { scope: 'worker' },
  ],
  getEmbedding: [
    async ({}, use) => {
      const embeddings = new Map<string, Promise<Embedding>>()
      await use((productId) => {
        const embedding = embeddings.get(productId) ?? startEmbedding(productId)
        embeddings.set(productId, embedding)
        return embedding
      })
      for (const embedding of embeddings.values()) await (await embedding).close()
    },
    { scope: 'worker' },
  ],
})
