// The base test of all browser tests: servers, and checks for errors, dialogs and violations on every page.
import { type BrowserContext, expect, test as base } from '@playwright/test'
import type { DatabaseKind } from '../../server/src/testing/freshDatabase.ts'
import { startServer, type TestServer } from './server.ts'

type ServerFactory = (productId: string, database?: DatabaseKind) => Promise<TestServer>

type WorkerFixtures = { readonly getServer: ServerFactory }

export type Watched = {
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
  readonly watched: Watched
}

const policyPattern = /Content.Security.Policy|Trusted(?:Types?|HTML|Script| Type)/iu

/** Watches all pages of a context and their frames. */
const watchContext = (context: BrowserContext, watched: Watched): void => {
  context.on('console', (message) => {
    if (policyPattern.test(message.text())) watched.violations.push(message.text())
  })
  context.on('weberror', (error) => watched.errors.push(String(error.error())))
  context.on('dialog', (dialog) => {
    watched.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
}

const closeAll = async (servers: ReadonlyMap<string, Promise<TestServer>>): Promise<void> => {
  for (const server of servers.values()) await (await server).close()
}

/** Every test extends this one, because Playwright starts other workers for tests with other fixtures of the worker. */
export const workerTest = base.extend<object, WorkerFixtures>({
  getServer: [
    async ({}, use) => {
      const servers = new Map<string, Promise<TestServer>>()
      await use((productId) => {
        const server = servers.get(productId) ?? startServer(productId)
        servers.set(productId, server)
        return server
      })
      await closeAll(servers)
    },
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
      const watched: Watched = { errors: [], dialogs: [], logged: [], violations: [] }
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
