// The setup of the browser measurements: the two built and served sites, the browser and the probe.
import { cpSync, rmSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { product } from '@loan/domain/products/tukan-pl'
import { ensurePage, ensureServer, webFolder } from '../tools/build/buildProduct.ts'
import { fromRoot } from '../tools/process/root.ts'
import { basePath } from '../web/build/viteConfig.ts'
import type { Persona } from '../e2e/personas/persona.ts'
import { buildEntries } from '../e2e/personas/entries.ts'
import { applicants } from './applicants.ts'
import type { BareChains, BarePage } from './bare-react/barePage.ts'
import { buildBareReact } from './bare-react/buildBareReact.ts'
import { runInNewContext } from './browser.ts'
import { buildProbe } from './in-page/buildProbe.ts'
import { startServer } from './servers.ts'
import { completeChain } from './completeChain.ts'

/** The product, or the bare page that is its baseline. */
export type Site = 'ours' | 'bare'

type Addresses = Readonly<Record<Site, (applicant: Persona) => string>>

export type BenchSetup = {
  readonly browser: Browser
  readonly probe: string
  /** Addresses of the first page. The bare site has only two pages. */
  readonly start: Addresses
  /** Addresses of the first page of the whole chain; equal to `start` without `hasWholeChain`. */
  readonly whole: Addresses
}

const firstPages = 2

type StageOptions = { readonly browser: Browser; readonly hasWholeChain: boolean }

/** Calls `onStop` with the stop function of each server as soon as the server runs. */
export const createBenchSetup = async (
  { browser, hasWholeChain }: StageOptions,
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
  const serveBare = async (name: string, chains: BareChains): Promise<Addresses['bare']> => {
    const folder = fromRoot('dist', 'bench', name)
    await buildBareReact(chains, folder)
    const address = await serve(folder)
    return (applicant) => `${address}?applicant=${applicant.name}`
  }

  // Serves a copy, so that another build at the same time does not change the measured page.
  const ourFolder = fromRoot('dist', 'bench', product.id)
  rmSync(ourFolder, { recursive: true, force: true })
  cpSync(webFolder(product), ourFolder, { recursive: true })
  const ourAddress = await serve(ourFolder)
  const ours = (): string => ourAddress
  const readChain = (applicant: Persona, pages: number): Promise<readonly BarePage[]> =>
    runInNewContext(browser, { probe, throttle: { cpu: 1, network: false } }, async ({ page }) => {
      await page.goto(ourAddress)
      return completeChain(page, { entries: buildEntries(applicant), readMs: 100, pages })
    })

  const [first] = applicants
  const start = { ours, bare: await serveBare('bare-start', { [first.name]: await readChain(first, firstPages) }) }
  if (!hasWholeChain) return { browser, probe, start, whole: start }
  const chains: Record<string, readonly BarePage[]> = {}
  for (const applicant of applicants) chains[applicant.name] = await readChain(applicant, Infinity)
  return { browser, probe, start, whole: { ours, bare: await serveBare('bare-whole', chains) } }
}
