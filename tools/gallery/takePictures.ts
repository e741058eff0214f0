// Takes pictures of every entry in a real browser, from the gallery that is being served: some entries at a time, each
// opened once and looked at in both widths.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { fromRoot } from '../process/root.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { addressOf, enterPath, type Width, widths } from './address.ts'
import { buildEntries, type Entry } from './entries.ts'
import type { NodeId } from './journeyMap.ts'
import type { Scope } from './readOrder.ts'
import { buildStaticPages, pictureFile } from './staticPages.ts'
import { watchRequests } from './watchRequests.ts'

export const picturesFolder = fromRoot('dist', 'gallery')

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

const comesWithinMs = 15_000
const refusedWithinMs = 3000
const loadsForMs = 1500

/** Much of it is waiting: for lenders, and for what loads. */
const atOnce = availableParallelism() + 2

/** What stands in the page once the node is there. */
const selectorOf = (node: NodeId): string =>
  node.replace(/^page:(.*)$/u, 'form[data-page="$1"]').replace(/^screen:(.*)$/u, '[data-screen="$1"]')

/** False where nothing of the kind comes within the time. */
const comes = (found: Locator, withinMs: number): Promise<boolean> =>
  found
    .first()
    .waitFor({ state: 'attached', timeout: withinMs })
    .then(
      () => true,
      () => false,
    )

type Calm = () => Promise<void>

/** Once it stands as it would in the frame; false where the node did not come, or showed no errors where it should. */
const settle = async (page: Page, { node, condition }: Entry, calm: Calm): Promise<boolean> => {
  if (condition === 'loading') {
    await page.waitForTimeout(loadsForMs)
    return true
  }
  if (!(await comes(page.locator(selectorOf(node)), comesWithinMs))) return false
  await calm()
  if (condition !== 'errors') return true
  const button = page.locator('form[data-page] [type=submit], [data-screen] form [type=submit]').first()
  if ((await button.count()) === 0) return true
  await button.evaluate((element) => element instanceof HTMLElement && element.click())
  return comes(page.locator('#error-summary, [aria-invalid="true"]'), refusedWithinMs)
}

const opens = (page: Page, address: string): Promise<boolean> =>
  page.goto(address).then(
    () => true,
    () => false,
  )

const fileOf = (entry: Entry, width: Width): string => path.join(picturesFolder, pictureFile(entry, width))

/** False where they are pictures of something else. */
const takeBoth = async (page: Page, origin: string, entry: Entry, calm: Calm): Promise<boolean> => {
  const [first, second] = widths
  const view = { product: entry.product, locale: entry.locale, search: '', width: first, entry }
  await page.setViewportSize(sizes[first])
  const isRight = (await opens(page, `${origin}${addressOf(view, enterPath)}`)) && (await settle(page, entry, calm))
  await page.screenshot({ path: fileOf(entry, first), fullPage: true })
  await page.setViewportSize(sizes[second])
  // What stands beside the form is fetched where there is room for it.
  if (entry.condition !== 'loading') await calm()
  await page.screenshot({ path: fileOf(entry, second), fullPage: true })
  return isRight
}

/** Takes from `entries`, which others take from too, until none is left; those that did not come. */
const takeInTurn = async (browser: Browser, origin: string, entries: Iterable<Entry>): Promise<readonly Entry[]> => {
  // Its own cookies and storage: what is held back, and whose answers a tab holds.
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const calm = watchRequests(page)
  const wrong: Entry[] = []
  for (const entry of entries) {
    if (!(await takeBoth(page, origin, entry, calm))) wrong.push(entry)
  }
  await context.close()
  return wrong
}

/** `isWanted` says which entries; the pages are written whatever it says. Names those that did not come. */
export const takePictures = async (
  origin: string,
  scopes: readonly Scope[],
  isWanted: (entry: Entry) => boolean,
): Promise<{ readonly taken: number; readonly wrong: readonly string[] }> => {
  mkdirSync(picturesFolder, { recursive: true })
  for (const { file, markup } of buildStaticPages(scopes)) writeFileSync(path.join(picturesFolder, file), markup)
  const entries = scopes
    .flatMap(({ product, locales }) => locales.flatMap((locale) => buildEntries(product, locale)))
    .filter(isWanted)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    const turns = entries.values()
    const wrong = await Promise.all(
      Array.from({ length: Math.min(atOnce, entries.length) }, () => takeInTurn(browser, origin, turns)),
    )
    return {
      taken: entries.length * widths.length,
      wrong: wrong.flat().map((entry) => pictureFile(entry, widths[0])),
    }
  } finally {
    await browser.close()
  }
}
