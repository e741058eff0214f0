// Completes a chain of pages, of the product or of the bare wizard, as fast as the pages allow.
import type { Page } from '@playwright/test'
import type { Entries } from '../e2e/personas/entries.ts'
import type { BarePage } from './bare-react/barePage.ts'

export type ChainOptions = {
  readonly entries: Entries
  /** Time on each page before it is filled in. The page preloads files in this time. */
  readonly readMs: number
  /** Number of pages to read. Without it, the whole chain. */
  readonly pages?: number
}

const pageWithinMs = 20_000
const lastKey = 'review'

/** Resolves with the key of the next page. Throws with the text of the present page where no other page is painted. */
const awaitPage = async (page: Page, before: string | null): Promise<string> => {
  try {
    const handle = await page.waitForFunction(
      (last) => window.benchProbe.paintedKey() !== last && window.benchProbe.paintedKey(),
      before,
      { timeout: pageWithinMs },
    )
    return String(await handle.jsonValue())
  } catch {
    const text = await page.locator('form[data-page]').innerText()
    throw new Error(`No page was painted after ${before ?? 'the start'}:\n${text.slice(0, 600)}`)
  }
}

const closeDialog = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => window.benchProbe.hasDialog()))) return
  await page.locator('dialog[open] [type="submit"]').click()
  await page.waitForFunction(() => !window.benchProbe.hasDialog())
}

/** Fills in the page until that renders no more controls. */
const fill = async (page: Page, entries: Entries): Promise<void> => {
  while (await page.evaluate((all) => window.benchProbe.fill(all), entries)) await page.waitForTimeout(50)
}

/** Resolves with the pages seen, in order. */
export const completeChain = async (
  page: Page,
  { entries, readMs, pages = Infinity }: ChainOptions,
): Promise<readonly BarePage[]> => {
  const seen: BarePage[] = []
  let key: string | null = null
  for (;;) {
    key = await awaitPage(page, key)
    if (key === lastKey) return seen
    await page.waitForTimeout(readMs)
    await closeDialog(page)
    await fill(page, entries)
    // Filled in again, because a field helper may have entered a value.
    await page.waitForTimeout(100)
    await fill(page, entries)
    const read = await page.evaluate(() => window.benchProbe.readPage())
    if (read !== null) seen.push(read)
    if (seen.length >= pages) return seen
    await page.locator('form[data-page] [type="submit"]').click()
  }
}
