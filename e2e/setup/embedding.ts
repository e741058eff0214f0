// A page of somebody else around the form, on another site: one host that may embed it, and one that may not.
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
}

type WorkerFixtures = { readonly embedding: Embedding }

export const test = base.extend<object, WorkerFixtures>({
  embedding: [
    async ({}, use) => {
      const port = await findFreePort()
      const server = await startServer('tukan-pl', { EMBEDDERS: `https://elsewhere.example,http://127.0.0.1:${port}` })
      const host = await startHost(port, () => server.url)
      const foreign = await startHost(await findFreePort(), () => server.url)
      await use({ server, host: host.origin, foreign: foreign.origin })
      await Promise.all([host.close(), foreign.close(), server.close()])
    },
    { scope: 'worker' },
  ],
})
