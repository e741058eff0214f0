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
const errorWithinMs = 3000
const besideWithinMs = 3000
const loadsForMs = 1500

/** The first look at a page of no product waits until it is built and served. */
const opensWithinMs = 120_000

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

/** `not-refused`: no error came where some were wanted, as whoever leaves everything out may go on there. */
type Outcome = 'right' | 'not-refused' | 'wrong'

/** Once it stands as it would in the frame; wrong where the node did not come. */
const settle = async (page: Page, { node, condition }: Entry, calm: Calm): Promise<Outcome> => {
  if (condition === 'loading') {
    await page.waitForTimeout(loadsForMs)
    return 'right'
  }
  if (!(await comes(page.locator(selectorOf(node)), comesWithinMs))) return 'wrong'
  await calm()
  if (condition !== 'errors') return 'right'
  const button = page.locator('form[data-page] [type=submit], [data-screen] form [type=submit]').first()
  if ((await button.count()) === 0) return 'not-refused'
  await button.evaluate((element) => element instanceof HTMLElement && element.click())
  const isDisconnected = await comes(page.locator('#error-summary, [aria-invalid="true"]'), errorWithinMs)
  return isDisconnected ? 'right' : 'not-refused'
}

/** One page that hangs is one picture less, not the end of all. */
const isDone = (step: Promise<unknown>): Promise<boolean> =>
  step.then(
    () => true,
    () => false,
  )

const fileOf = (entry: Entry, width: Width): string => path.join(picturesFolder, pictureFile(entry, width))

const shoot = (page: Page, entry: Entry, width: Width): Promise<boolean> =>
  isDone(page.screenshot({ path: fileOf(entry, width), fullPage: true }))

/** Wrong where they are pictures of something else, or none. */
const takeBoth = async (page: Page, origin: string, entry: Entry, calm: Calm): Promise<Outcome> => {
  const [first, second] = widths
  const view = { product: entry.product, locale: entry.locale, search: '', width: first, entry }
  await page.setViewportSize(sizes[first])
  const address = `${origin}${addressOf(view, enterPath)}`
  if (!(await isDone(page.goto(address, { timeout: opensWithinMs })))) return 'wrong'
  const outcome = await settle(page, entry, calm)
  const isTaken = await shoot(page, entry, first)
  await page.setViewportSize(sizes[second])
  // What stands beside the form is fetched where there is room for it.
  if (entry.condition !== 'loading') {
    await comes(page.locator('aside > *'), besideWithinMs)
    await calm()
  }
  return (await shoot(page, entry, second)) && isTaken ? outcome : 'wrong'
}

type Taken = { readonly entry: Entry; readonly outcome: Outcome }

/** Takes from `entries`, which others take from too, until none is left. */
const takeInTurn = async (browser: Browser, origin: string, entries: Iterable<Entry>): Promise<readonly Taken[]> => {
  // Its own cookies and storage: what is held back, and whose answers a tab holds.
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const calm = watchRequests(page)
  const taken: Taken[] = []
  for (const entry of entries) {
    const first = await takeBoth(page, origin, entry, calm)
    // A machine that is busy with something else may have been too slow.
    const outcome = first === 'right' ? first : await takeBoth(page, origin, entry, calm)
    taken.push({ entry, outcome })
  }
  await context.close()
  return taken
}

export type Pictures = {
  readonly taken: number
  /** Files of those that did not come. */
  readonly wrong: readonly string[]
  /** Files of those that should show errors and let everybody go on. */
  readonly withoutErrors: readonly string[]
}

/** `isWanted` says which entries; the pages are written whatever it says. */
export const takePictures = async (
  origin: string,
  scopes: readonly Scope[],
  isWanted: (entry: Entry) => boolean,
): Promise<Pictures> => {
  mkdirSync(picturesFolder, { recursive: true })
  for (const { file, markup } of buildStaticPages(scopes)) writeFileSync(path.join(picturesFolder, file), markup)
  const entries = scopes
    .flatMap(({ product, locales }) => locales.flatMap((locale) => buildEntries(product, locale)))
    .filter(isWanted)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    const turns = entries.values()
    const taken = await Promise.all(
      Array.from({ length: Math.min(atOnce, entries.length) }, () => takeInTurn(browser, origin, turns)),
    )
    const filesOf = (outcome: Outcome): readonly string[] =>
      taken
        .flat()
        .filter((one) => one.outcome === outcome)
        .map(({ entry }) => pictureFile(entry, widths[0]))
    return {
      taken: entries.length * widths.length,
      wrong: filesOf('wrong'),
      withoutErrors: filesOf('not-refused'),
    }
  } finally {
    await browser.close()
  }
}
