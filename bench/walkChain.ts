// Goes through a chain of pages, the product's or its double's, as fast as each page allows.
import type { Page } from '@playwright/test'
import type { Entries } from '../e2e/personas/entries.ts'
import type { BarePage } from './bare-react/barePage.ts'

export type Walk = {
  readonly entries: Entries
  /** How long a page is read before the next press: what comes ahead of time has this long. */
  readonly readMs: number
  /** Where to stop; the end of the chain without. */
  readonly pages?: number
}

const pageWithinMs = 20_000
const lastKey = 'review'

/** The next page's key; throws with what stands on the page where it does not come. */
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
    throw new Error(`Nothing came after ${before ?? 'the start'}:\n${text.slice(0, 600)}`)
  }
}

const closeDialog = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => window.benchProbe.hasDialog()))) return
  await page.locator('dialog[open] [type="submit"]').click()
  await page.waitForFunction(() => !window.benchProbe.hasDialog())
}

/** Until filling brings up nothing more to fill. */
const fill = async (page: Page, entries: Entries): Promise<void> => {
  while (await page.evaluate((all) => window.benchProbe.fill(all), entries)) await page.waitForTimeout(50)
}

/** The pages seen, in order. */
export const walkChain = async (
  page: Page,
  { entries, readMs, pages = Infinity }: Walk,
): Promise<readonly BarePage[]> => {
  const seen: BarePage[] = []
  let key: string | null = null
  for (;;) {
    key = await awaitPage(page, key)
    if (key === lastKey) return seen
    await page.waitForTimeout(readMs)
    await closeDialog(page)
    await fill(page, entries)
    // Filled once more: an assist may have filled in something of its own.
    await page.waitForTimeout(100)
    await fill(page, entries)
    const read = await page.evaluate(() => window.benchProbe.readPage())
    if (read !== null) seen.push(read)
    if (seen.length >= pages) return seen
    await page.locator('form[data-page] [type="submit"]').click()
  }
}
