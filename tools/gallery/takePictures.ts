// Takes a picture of every entry in a real browser, from the gallery that is being served.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { Product } from '@loan/domain/products/product'
import { fromRoot } from '../process/root.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { addressOf, enterPath, type Width, widths } from './address.ts'
import { buildEntries, type Entry } from './entries.ts'
import { buildStaticPages, pictureFile } from './staticPages.ts'

export const picturesFolder = fromRoot('dist', 'gallery')

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

const comesWithinMs = 15_000

/** Above the pages and screens themselves there is what stands in for them while they load. */
const there = 'form[data-page], [data-screen]'

/** Stands as it would in the frame; what does not come is pictured as it is. */
const settle = async (page: Page, { condition }: Entry): Promise<void> => {
  if (condition === 'loading') {
    await page.waitForTimeout(1500)
    return
  }
  const isThere = await page
    .locator(there)
    .first()
    .waitFor({ timeout: comesWithinMs })
    .then(
      () => true,
      () => false,
    )
  if (!isThere) return
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => null)
  if (condition !== 'errors') return
  const button = page.locator('form[data-page] [type=submit], [data-screen] form [type=submit]').first()
  if ((await button.count()) === 0) return
  await button.evaluate((element) => element instanceof HTMLElement && element.click())
  await page
    .locator('#error-summary, [aria-invalid="true"]')
    .first()
    .waitFor({ state: 'attached', timeout: 3000 })
    .catch(() => null)
}

const takeOne = async (page: Page, origin: string, entry: Entry, width: Width): Promise<void> => {
  const view = { product: entry.product, locale: entry.locale, search: '', width, entry }
  await page.goto(`${origin}${addressOf(view, enterPath)}`)
  await settle(page, entry)
  await page.screenshot({ path: path.join(picturesFolder, pictureFile(entry, width)), fullPage: true })
}

/** `isWanted` says which entries; all products' pages are written whatever it says. Gives how many were taken. */
export const takePictures = async (
  origin: string,
  products: readonly Product[],
  isWanted: (entry: Entry) => boolean,
): Promise<number> => {
  mkdirSync(picturesFolder, { recursive: true })
  for (const { file, markup } of buildStaticPages(products)) writeFileSync(path.join(picturesFolder, file), markup)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  const entries = products
    .flatMap((product) => product.locales.flatMap((locale) => buildEntries(product, locale)))
    .filter(isWanted)
  try {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: sizes[width], reducedMotion: 'reduce' })
      for (const entry of entries) await takeOne(page, origin, entry, width)
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return entries.length * widths.length
}
