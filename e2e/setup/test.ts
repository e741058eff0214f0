// The test function of all journeys: servers, and a page that watches for what must never happen.
import { type BrowserContext, expect, test as base } from '@playwright/test'
import type { DatabaseKind } from '../../server/src/testing/freshDatabase.ts'
import { startServer, type TestServer } from './server.ts'

type ServerOf = (productId: string, database?: DatabaseKind) => Promise<TestServer>

type WorkerFixtures = { readonly serverOf: ServerOf }

export type Watched = {
  /** Errors that scripts threw and nobody caught. */
  readonly errors: string[]
  /** Dialogs a script opened. */
  readonly dialogs: string[]
  /** What the test's own page logged as an error. */
  readonly logged: string[]
  /** What the security policy stopped or would have stopped, on any page and frame of any context. */
  readonly violations: string[]
}

type TestFixtures = {
  /** Polish server of this worker. */
  readonly tukan: TestServer
  readonly spain: TestServer
  /** A server for this test alone: for those that stop it. */
  readonly ownServer: ServerOf
  readonly watched: Watched
}

const policyPattern = /Content.Security.Policy|Trusted(?:Types?|HTML|Script| Type)/iu

/** All pages of a context, and the frames in them. */
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

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverOf: [
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
  tukan: async ({ serverOf }, use) => use(await serverOf('tukan-pl')),
  spain: async ({ serverOf }, use) => use(await serverOf('tukan-es')),
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
      // Those that the test opens itself too.
      const watchAnother = (other: BrowserContext) => watchContext(other, watched)
      watchContext(context, watched)
      browser.on('context', watchAnother)
      page.on('console', (message) => {
        if (message.type() === 'error') watched.logged.push(message.text())
      })
      await use(watched)
      browser.off('context', watchAnother)
      expect(watched.errors, 'errors nobody caught').toEqual([])
      expect(watched.dialogs, 'dialogs opened by a script').toEqual([])
      expect(watched.violations, 'violations of the security policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A phone as the journeys are walked on. */
export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const

/** `npm run test:wide`: everything; otherwise what is enough for every change (docs/checks.md). */
export const isWide = process.env['WIDE'] === '1'
