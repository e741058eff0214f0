// Takes pictures of the entries of a running gallery in a real browser, several entries in parallel, each in both
// widths.
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

/** The first request for a page of no product waits for its build and its server. */
const opensWithinMs = 120_000

/** Number of parallel pages. It exceeds the number of processors because most of the time is waiting. */
const atOnce = availableParallelism() + 2

/** Selector of the element that shows the node. */
const selectorOf = (node: NodeId): string =>
  node.replace(/^page:(.*)$/u, 'form[data-page="$1"]').replace(/^screen:(.*)$/u, '[data-screen="$1"]')

/** False when no such element appears in time. */
const comes = (found: Locator, withinMs: number): Promise<boolean> =>
  found
    .first()
    .waitFor({ state: 'attached', timeout: withinMs })
    .then(
      () => true,
      () => false,
    )

type Calm = () => Promise<void>

/** `not-refused`: the page shows no validation error, because none of its answers is required. */
type Outcome = 'right' | 'not-refused' | 'wrong'

/** Waits until the entry is complete and presses Continue for errors. `wrong` when the node does not appear. */
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

/** False when the step fails, so that one page that hangs does not stop the others. */
const isDone = (step: Promise<unknown>): Promise<boolean> =>
  step.then(
    () => true,
    () => false,
  )

const fileOf = (entry: Entry, width: Width): string => path.join(picturesFolder, pictureFile(entry, width))

const shoot = (page: Page, entry: Entry, width: Width): Promise<boolean> =>
  isDone(page.screenshot({ path: fileOf(entry, width), fullPage: true }))

/** Takes the picture of both widths. `wrong` when the entry did not appear or a picture failed. */
const takeBoth = async (page: Page, origin: string, entry: Entry, calm: Calm): Promise<Outcome> => {
  const [first, second] = widths
  const view = { product: entry.product, locale: entry.locale, search: '', width: first, entry }
  await page.setViewportSize(sizes[first])
  const address = `${origin}${addressOf(view, enterPath)}`
  if (!(await isDone(page.goto(address, { timeout: opensWithinMs })))) return 'wrong'
  const outcome = await settle(page, entry, calm)
  const isTaken = await shoot(page, entry, first)
  await page.setViewportSize(sizes[second])
  // The wide layout loads the content beside the form.
  if (entry.condition !== 'loading') {
    await comes(page.locator('aside > *'), besideWithinMs)
    await calm()
  }
  return (await shoot(page, entry, second)) && isTaken ? outcome : 'wrong'
}

type Taken = { readonly entry: Entry; readonly outcome: Outcome }

/** Worker: takes the pictures of entries from the shared iterator until it is exhausted. */
const takeInTurn = async (browser: Browser, origin: string, entries: Iterable<Entry>): Promise<readonly Taken[]> => {
  // Each worker needs its own cookies and storage, because they select the blocked requests and the applicant.
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const calm = watchRequests(page)
  const taken: Taken[] = []
  for (const entry of entries) {
    const first = await takeBoth(page, origin, entry, calm)
    // Retry once, because the first attempt can time out on a busy machine.
    const outcome = first === 'right' ? first : await takeBoth(page, origin, entry, calm)
    taken.push({ entry, outcome })
  }
  await context.close()
  return taken
}

export type Pictures = {
  readonly taken: number
  /** Files of the entries that failed. */
  readonly wrong: readonly string[]
  /** Files of the entries for errors that showed none. */
  readonly withoutErrors: readonly string[]
}

/** Takes pictures of the entries that `isWanted` selects. Writes the HTML files of all entries. */
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
