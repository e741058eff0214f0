// The base test of all browser tests: servers, and checks for errors, dialogs and violations on every page.
import { type BrowserContext, expect, test as base } from '@playwright/test'
import type { DatabaseKind } from '../../server/src/testing/freshDatabase.ts'
import { type EmbeddingHosts, startEmbedding } from './embeddingHosts.ts'
import { startServer, type TestServer } from './server.ts'
import { startVendors, type VendorFakes } from './vendors.ts'

type ServerFactory = (productId: string, database?: DatabaseKind) => Promise<TestServer>

type WorkerFixtures = {
  readonly getServer: ServerFactory
  /** Servers with host pages on other sites. */
  readonly getEmbedding: (productId: string) => Promise<EmbeddingHosts>
  /** Fakes of all third parties for the tests of this worker, which reset them (`trackedTest.ts`). */
  readonly workerFakes: VendorFakes
  /** The servers whose pages send events to the fakes. */
  readonly getTrackedServer: ServerFactory
}

export type BrowserReports = {
  /** Uncaught errors of scripts. */
  readonly errors: string[]
  /** Messages of dialogs that a script opened. */
  readonly dialogs: string[]
  /** Errors that the page of the test logged. */
  readonly logged: string[]
  /** Violations of the security policy, on any page and frame of any context. */
  readonly violations: string[]
}

type TestFixtures = {
  /** Server of this worker for tukan in Poland. */
  readonly polandServer: TestServer
  readonly spainServer: TestServer
  /** Starts a server for one test, for tests that stop it. */
  readonly ownServer: ServerFactory
  readonly watched: BrowserReports
}

const policyPattern = /Content.Security.Policy|Trusted(?:Types?|HTML|Script| Type)/iu

/** Watches all pages of a context and their frames. */
const watchContext = (context: BrowserContext, watched: BrowserReports): void => {
  context.on('console', (message) => {
    if (policyPattern.test(message.text())) watched.violations.push(message.text())
  })
  context.on('weberror', (error) => watched.errors.push(String(error.error())))
  context.on('dialog', (dialog) => {
    watched.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
}

type Closable = { readonly close: () => Promise<unknown> }

/** Starts one thing for each product when it is first needed, and closes all after `use`. */
const useForEach = async <T extends Closable>(
  start: (productId: string) => Promise<T>,
  use: (get: (productId: string) => Promise<T>) => Promise<void>,
): Promise<void> => {
  const started = new Map<string, Promise<T>>()
  await use((productId) => {
    const one = started.get(productId) ?? start(productId)
    started.set(productId, one)
    return one
  })
  for (const one of started.values()) await (await one).close()
}

/** Every test extends this one, because Playwright starts other workers for tests with other fixtures of the worker. */
export const workerTest = base.extend<object, WorkerFixtures>({
  getServer: [async ({}, use) => useForEach((productId) => startServer(productId), use), { scope: 'worker' }],
  getEmbedding: [async ({}, use) => useForEach(startEmbedding, use), { scope: 'worker' }],
  workerFakes: [
    async ({}, use) => {
      const fakes = await startVendors()
      await use(fakes)
      await fakes.close()
    },
    { scope: 'worker' },
  ],
  getTrackedServer: [
    async ({ workerFakes }, use) => useForEach((productId) => startServer(productId, workerFakes.environment), use),
    { scope: 'worker' },
  ],
})

export const test = workerTest.extend<TestFixtures>({
  polandServer: async ({ getServer }, use) => use(await getServer('tukan-pl')),
  spainServer: async ({ getServer }, use) => use(await getServer('tukan-es')),
  ownServer: async ({}, use) => {
    const servers: TestServer[] = []
    await use(async (productId, database) => {
      const server = await startServer(productId, {}, database)
      servers.push(server)
      return server
    })
    for (const server of servers) await server.close()
  },
  watched: [
    async ({ browser, page, context }, use) => {
      const watched: BrowserReports = { errors: [], dialogs: [], logged: [], violations: [] }
      // Contexts that the test opens are watched too.
      const watchAnother = (other: BrowserContext) => watchContext(other, watched)
      watchContext(context, watched)
      browser.on('context', watchAnother)
      page.on('console', (message) => {
        if (message.type() === 'error') watched.logged.push(message.text())
      })
      await use(watched)
      browser.off('context', watchAnother)
      expect(watched.errors, 'uncaught errors').toEqual([])
      expect(watched.dialogs, 'dialogs opened by a script').toEqual([])
      expect(watched.violations, 'violations of the security policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The phone on which most journeys run. */
export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const

/** True in the full suite (`npm run test:wide`), which runs tests that the default suite leaves out. */
export const isWide = process.env['WIDE'] === '1'
