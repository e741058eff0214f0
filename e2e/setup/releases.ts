// Two releases of one product behind one address, each on its own server. The test selects the release whose files are
// served. The API is always the first server's, because both releases have one database.
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type ProductId, products } from '@loan/domain/products/registry'
import { getReleaseWebFolder } from '../../tools/build/buildProduct.ts'
import { addAssets, readAssets } from '../../tools/build/retainedAssets.ts'
import { fromRoot } from '../../tools/process/root.ts'
import { runBin } from '../../tools/process/runCommand.ts'
import { getPageFolder } from './products.ts'
import { startServer, type TestServer } from './server.ts'

/** `kept`: each release also serves the chunks of the other one, as a build does. `deleted`: it does not. */
export type OlderChunks = 'kept' | 'deleted'

const buildNext = async (id: ProductId): Promise<string> => {
  const { code, output } = await runBin('tsx', [fromRoot('tools', 'build.ts'), '--release=next', id])
  if (code !== 0) throw new Error(`The next release could not be built:\n${output}`)
  return getReleaseWebFolder(products[id], 'next')
}

const readOwn = (webDir: string) =>
  readAssets(webDir, { manifestFile: path.join(webDir, '.vite', 'manifest.json'), now: new Date(), lifetimeHours: 1 })

export type Releases = {
  /** The first release, with the database. */
  readonly server: TestServer
  /** Serves the other release from now on. */
  readonly swap: () => void
  readonly close: () => Promise<void>
}

export const startReleases = async (page: Page, id: ProductId, olderChunks: OlderChunks): Promise<Releases> => {
  const built = { first: getPageFolder(id), next: await buildNext(id) }
  const folder = path.join(path.dirname(built.first), `releases-${process.pid}-${olderChunks}`)
  const served = { first: path.join(folder, 'first'), next: path.join(folder, 'next') }
  mkdirSync(folder, { recursive: true })
  for (const name of ['first', 'next'] as const) cpSync(built[name], served[name], { recursive: true })
  if (olderChunks === 'kept') {
    addAssets(served.next, readOwn(built.first))
    addAssets(served.first, readOwn(built.next))
  }
  const server = await startServer(id, { WEB_DIR: served.first })
  const next = await startServer(id, { WEB_DIR: served.next })
  let isNext = false
  await page.context().route(`${server.url}**`, async (route) => {
    if (!isNext) return route.continue()
    const response = await route.fetch({ url: route.request().url().replace(server.origin, next.origin) })
    await route.fulfill({ response })
  })
  return {
    server,
    swap: () => {
      isNext = !isNext
    },
    close: async () => {
      // The page may still load a chunk of its last screen.
      await page.context().unrouteAll({ behavior: 'ignoreErrors' })
      await server.close()
      await next.close()
    },
  }
}
