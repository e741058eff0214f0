// Takes a picture of each entry of a running gallery in each width, in a real browser. Several workers run in parallel.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { fromRoot } from '../process/root.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { buildAddress, enterPath, type Width, widths } from './address.ts'
import { buildEntries, type Entry } from './entries.ts'
import type { NodeId } from './journeyMap.ts'
import type { Scope } from './readOrder.ts'
import { buildStaticPages, pictureFile } from './staticPages.ts'
import { watchRequests } from './watchRequests.ts'

export const picturesFolder = fromRoot('dist', 'gallery')

const viewportSizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

const elementTimeoutMs = 15_000
const asideTimeoutMs = 3000

/** The first request for a page that belongs to no product waits until it is built and its server runs. */
const navigationTimeoutMs = 120_000

/** Exceeds the number of processors, because workers spend most of their time waiting. */
const maxWorkers = availableParallelism() + 2

/** Returns the CSS selector of the form or screen that the node names. */
const buildSelector = (node: NodeId): string =>
  node.replace(/^page:(.*)$/u, 'form[data-page="$1"]').replace(/^screen:(.*)$/u, '[data-screen="$1"]')

/** Resolves to false when no matching element appears in time. */
const appears = (locator: Locator, timeoutMs: number): Promise<boolean> =>
  locator
    .first()
    .waitFor({ state: 'attached', timeout: timeoutMs })
    .then(
      () => true,
      () => false,
    )

export type WaitUntilIdle = () => Promise<void>

/** Converts a rejection to false, so that one page that times out does not stop the others. */
const hasSucceeded = (step: Promise<unknown>): Promise<boolean> =>
  step.then(
    () => true,
    () => false,
  )

const buildPicturePath = (entry: Entry, width: Width): string => path.join(picturesFolder, pictureFile(entry, width))

const takePicture = (page: Page, entry: Entry, width: Width): Promise<boolean> =>
  hasSucceeded(page.screenshot({ path: buildPicturePath(entry, width), fullPage: true }))

/** Opens the page or screen of the entry. False when it does not appear. */
export const openEntry = async (
  page: Page,
  origin: string,
  entry: Entry,
  waitUntilIdle: WaitUntilIdle,
): Promise<boolean> => {
  const view = { product: entry.product, locale: entry.locale, search: '', width: widths[0], entry }
  const address = `${origin}${buildAddress(view, enterPath)}`
  if (!(await hasSucceeded(page.goto(address, { timeout: navigationTimeoutMs })))) return false
  const isShown = await appears(page.locator(buildSelector(entry.node)), elementTimeoutMs)
  await waitUntilIdle()
  return isShown
}

/** Waits for the content beside the form, which the wide layout loads, and until the page is idle. */
export const waitForAside = async (page: Page, waitUntilIdle: WaitUntilIdle): Promise<void> => {
  await appears(page.locator('aside > *'), asideTimeoutMs)
  await waitUntilIdle()
}

/** Takes a picture of the entry in each width. False when the entry does not appear or a picture fails. */
const takeBothWidths = async (
  page: Page,
  origin: string,
  entry: Entry,
  waitUntilIdle: WaitUntilIdle,
): Promise<boolean> => {
  const [first, second] = widths
  await page.setViewportSize(viewportSizes[first])
  const isShown = await openEntry(page, origin, entry, waitUntilIdle)
  const isTaken = await takePicture(page, entry, first)
  await page.setViewportSize(viewportSizes[second])
  await waitForAside(page, waitUntilIdle)
  return (await takePicture(page, entry, second)) && isTaken && isShown
}

/**
 * Takes the pictures of entries from the iterator that all workers share, until it is exhausted. Resolves to the
 * entries that failed.
 */
const runWorker = async (browser: Browser, origin: string, entries: Iterable<Entry>): Promise<readonly Entry[]> => {
  // Each worker has its own storage, which holds the answers of the entry that it shows.
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const waitUntilIdle = watchRequests(page)
  const failed: Entry[] = []
  for (const entry of entries) {
    // Retry once, because the first attempt can time out on a busy machine.
    const isTaken =
      (await takeBothWidths(page, origin, entry, waitUntilIdle)) ||
      (await takeBothWidths(page, origin, entry, waitUntilIdle))
    if (!isTaken) failed.push(entry)
  }
  await context.close()
  return failed
}

export type Pictures = {
  /** Number of selected entries times number of widths, with the pictures that failed. */
  readonly count: number
  /** Files of the entries that failed. */
  readonly failed: readonly string[]
}

/** Writes the HTML files, which show all entries, and takes the pictures of the entries that `isSelected` accepts. */
export const takePictures = async (
  origin: string,
  scopes: readonly Scope[],
  isSelected: (entry: Entry) => boolean,
): Promise<Pictures> => {
  mkdirSync(picturesFolder, { recursive: true })
  for (const { file, markup } of buildStaticPages(scopes)) writeFileSync(path.join(picturesFolder, file), markup)
  const entries = scopes
    .flatMap(({ product, locales }) => locales.flatMap((locale) => buildEntries(product, locale)))
    .filter(isSelected)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    const queue = entries.values()
    const failed = await Promise.all(
      Array.from({ length: Math.min(maxWorkers, entries.length) }, () => runWorker(browser, origin, queue)),
    )
    return {
      count: entries.length * widths.length,
      failed: failed.flat().map((entry) => pictureFile(entry, widths[0])),
    }
  } finally {
    await browser.close()
  }
}
