// Takes a picture of every entry in a real browser, from the gallery that is being served.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import type { Product } from '@loan/domain/products/product'
import { fromRoot } from '../process/root.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { addressOf, enterPath, type Width, widths } from './address.ts'
import { buildEntries, type Entry } from './entries.ts'
import type { NodeId } from './journeyMap.ts'
import { buildStaticPages, pictureFile } from './staticPages.ts'

export const picturesFolder = fromRoot('dist', 'gallery')

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

const comesWithinMs = 15_000
const calmWithinMs = 3000
const loadsForMs = 1500

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

/** Once it stands as it would in the frame; false where the node did not come, or showed no errors where it should. */
const settle = async (page: Page, { node, condition }: Entry): Promise<boolean> => {
  if (condition === 'loading') {
    await page.waitForTimeout(loadsForMs)
    return true
  }
  if (!(await comes(page.locator(selectorOf(node)), comesWithinMs))) return false
  await page.waitForLoadState('networkidle', { timeout: calmWithinMs }).catch(() => null)
  if (condition !== 'errors') return true
  const button = page.locator('form[data-page] [type=submit], [data-screen] form [type=submit]').first()
  if ((await button.count()) === 0) return true
  await button.evaluate((element) => element instanceof HTMLElement && element.click())
  return comes(page.locator('#error-summary, [aria-invalid="true"]'), calmWithinMs)
}

/** False where it is a picture of something else. */
const takeOne = async (page: Page, origin: string, entry: Entry, width: Width): Promise<boolean> => {
  const view = { product: entry.product, locale: entry.locale, search: '', width, entry }
  await page.goto(`${origin}${addressOf(view, enterPath)}`)
  const isRight = await settle(page, entry)
  await page.screenshot({ path: path.join(picturesFolder, pictureFile(entry, width)), fullPage: true })
  return isRight
}

/** `isWanted` says which entries; all products' pages are written whatever it says. Names those that did not come. */
export const takePictures = async (
  origin: string,
  products: readonly Product[],
  isWanted: (entry: Entry) => boolean,
): Promise<{ readonly taken: number; readonly wrong: readonly string[] }> => {
  mkdirSync(picturesFolder, { recursive: true })
  for (const { file, markup } of buildStaticPages(products)) writeFileSync(path.join(picturesFolder, file), markup)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  const entries = products
    .flatMap((product) => product.locales.flatMap((locale) => buildEntries(product, locale)))
    .filter(isWanted)
  const wrong: string[] = []
  try {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: sizes[width], reducedMotion: 'reduce' })
      for (const entry of entries) {
        if (!(await takeOne(page, origin, entry, width))) wrong.push(pictureFile(entry, width))
      }
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return { taken: entries.length * widths.length, wrong }
}
