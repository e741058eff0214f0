// A page of somebody else around the form, on another site: one host that may embed it, and one that may not.
import { findChromium } from '../../tools/setup/chromium.ts'
import { startHost } from '../../tools/demo/startHost.ts'
import { findFreePort } from '../../tools/process/findFreePort.ts'
import { startServer, type TestServer } from './server.ts'
import { test as base } from './test.ts'

export type Embedding = {
  readonly server: TestServer
  /** Origin of the host that may embed the form. */
  readonly host: string
  /** Origin of one that may not, with the same page. */
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
  /** Of the long chain and of the short one, each with its hosts; those of this worker. */
  readonly embeddingOf: (productId: 'tukan-pl' | 'tukan-es') => Promise<Embedding>
}

const executablePath = findChromium()

export const test = base.extend<object, WorkerFixtures>({
  // The whole browser: the headless shell shares storage with a frame on another site, which browsers keep apart.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ...(executablePath !== null && { executablePath }) }),
    { scope: 'worker' },
  ],
  embeddingOf: [
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
