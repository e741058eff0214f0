// The setup of the browser measurements: the built and served sites, the browser and the probe.
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { product } from '@loan/domain/products/tukan-pl'
import { ensurePage, ensureServer, getProductWebFolder } from '../tools/build/buildProduct.ts'
import { fromRoot } from '../tools/process/root.ts'
import { basePath } from '../web/build/viteConfig.ts'
import type { ProductPersona } from '../e2e/personas/persona.ts'
import { buildEntries } from '../e2e/personas/entries.ts'
import { applicants } from './applicants.ts'
import { runInNewContext } from './browser.ts'
import { buildPeer } from './buildPeer.ts'
import { completeChain } from './completeChain.ts'
import { buildConventional } from './conventional/buildConventional.ts'
import { buildProbe } from './in-page/buildProbe.ts'
import { buildLongChain } from './longProduct.ts'
import type { PeerChains, PeerPage } from './peerPage.ts'
import { startServer } from './servers.ts'

/** Returns the address of the first page. */
export type Site = (applicant: ProductPersona) => string

export type BenchSetup = {
  readonly browser: Browser
  readonly probe: string
  readonly ours: Site
  /** The bare wizard with the first two pages, which a cold load needs. */
  readonly bareStart: () => Promise<Site>
  /** The bare wizard and the conventional build with all pages. */
  readonly peers: () => Promise<{ readonly bare: Site; readonly conventional: Site }>
  /** The product with a chain of ten times its length. */
  readonly long: () => Promise<Site>
}

const firstPages = 2
const benchFolder = (...names: readonly string[]): string => fromRoot('dist', 'bench', ...names)

/** Calls `onStop` with the stop function of each server as soon as the server runs. */
export const createBenchSetup = async (
  browser: Browser,
  onStop: (stop: () => Promise<void>) => void,
): Promise<BenchSetup> => {
  await ensureServer()
  await ensurePage(product)
  const probe = await buildProbe()

  const serve = async (webDir: string): Promise<string> => {
    const server = await startServer({ webDir })
    onStop(server.stop)
    return `${server.origin}${basePath}/`
  }
  const serveBare = async (name: string, chains: PeerChains): Promise<Site> => {
    await buildPeer({ name: 'bare-react', constants: { bareChains: chains }, outDir: benchFolder(name) })
    const address = await serve(benchFolder(name))
    return (applicant) => `${address}?applicant=${applicant.name}`
  }
  const serveConventional = async (chains: PeerChains): Promise<Site> => {
    await buildConventional(product, chains, benchFolder('conventional'))
    const address = await serve(benchFolder('conventional'))
    return () => address
  }

  // Serves a copy, so that another build at the same time does not change the measured page.
  rmSync(benchFolder(product.id), { recursive: true, force: true })
  cpSync(getProductWebFolder(product), benchFolder(product.id), { recursive: true })
  const ourAddress = await serve(benchFolder(product.id))

  const readChain = (applicant: ProductPersona, pages?: number): Promise<readonly PeerPage[]> =>
    runInNewContext(browser, { probe, throttle: { cpu: 1, network: false } }, async ({ page }) => {
      await page.goto(ourAddress)
      const seen: PeerPage[] = []
      await completeChain(page, {
        entries: buildEntries(applicant),
        readMs: 300,
        ...(pages !== undefined && { pages }),
        onFilled: async () => {
          const copy = await page.evaluate(() => window.benchProbe.readPage())
          if (copy !== null) seen.push(copy)
        },
      })
      return seen
    })

  let bareStart: Promise<Site> | null = null
  const startBare = async (): Promise<Site> => {
    const [first] = applicants
    return serveBare('bare-start', { [first.name]: await readChain(first, firstPages) })
  }

  return {
    browser,
    probe,
    ours: () => ourAddress,
    bareStart: () => (bareStart ??= startBare()),
    peers: async () => {
      const chains = Object.fromEntries(
        await Promise.all(applicants.map(async (applicant) => [applicant.name, await readChain(applicant)] as const)),
      )
      return { bare: await serveBare('bare-whole', chains), conventional: await serveConventional(chains) }
    },
    long: async () => {
      await ensurePage(product, { pages: buildLongChain(product), productsDir: benchFolder('long') })
      const address = await serve(path.join(benchFolder('long'), product.id, 'web'))
      return () => address
    },
  }
}
