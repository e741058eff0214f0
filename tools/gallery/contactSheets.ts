// Writes one picture with all pages and screens of a product for each width and colour scheme, and checks each of them
// for accessibility in a real browser.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { html } from '../../server/src/http/html.ts'
import { fromRoot } from '../process/root.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { buildEntryName } from './address.ts'
import { type Entry, firstEntry, listNodes } from './entries.ts'
import { pageId } from './journeyMap.ts'
import type { Scope } from './readOrder.ts'
import { openEntry, waitForAside } from './takePictures.ts'
import { unusedPageRows } from './unusedPages.ts'
import { watchRequests } from './watchRequests.ts'

export const sheetsFolder = fromRoot('docs', 'contact-sheets')

/** A width in CSS pixels with the width of its pictures on the sheet. */
const sheetWidths = [
  { width: 360, height: 740, shownWidth: 150 },
  { width: 820, height: 1180, shownWidth: 200 },
  { width: 1280, height: 800, shownWidth: 280 },
] as const

const colorSchemes = ['light', 'dark'] as const

const sheetWidth = 1900
/** Longer pages are cut off. */
const highestRatio = 2.6
const workerCount = 2

type Picture = { readonly entry: Entry; readonly sheet: string; readonly source: string }

type EntryResult = { readonly pictures: readonly Picture[]; readonly faults: readonly string[] }

const nameSheet = (width: number, colorScheme: string): string => `${width}-${colorScheme}`

/** The pages in the order of the product, its review and its screens. */
const listEntries = ({ product, locales: [locale] }: Scope): readonly Entry[] => {
  const unused = new Set(unusedPageRows.map(({ key }) => pageId(key)))
  return listNodes(product)
    .filter((node) => !unused.has(node))
    .map((node) => firstEntry(product, locale, node))
}

const findViolations = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const takeEntry = async (page: Page, origin: string, entry: Entry): Promise<EntryResult> => {
  const waitUntilIdle = watchRequests(page)
  const pictures: Picture[] = []
  const faults: string[] = []
  const name = `${entry.product.id} ${buildEntryName(entry)}`
  await page.setViewportSize(sheetWidths[0])
  if (!(await openEntry(page, origin, entry, waitUntilIdle))) return { pictures, faults: [`${name} does not appear`] }
  for (const { width, height } of sheetWidths) {
    await page.setViewportSize({ width, height })
    await waitForAside(page, waitUntilIdle)
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme })
      const sheet = nameSheet(width, colorScheme)
      const violations = await findViolations(page)
      faults.push(...violations.map((violation) => `${name} ${sheet}: ${violation}`))
      const shot = await page.screenshot({ type: 'jpeg', quality: 70, fullPage: true })
      pictures.push({ entry, sheet, source: `data:image/jpeg;base64,${shot.toString('base64')}` })
    }
  }
  return { pictures, faults }
}

/** Takes entries from the iterator that all workers share, each in a tab of its own. */
const runWorker = async (
  browser: Browser,
  origin: string,
  entries: Iterable<Entry>,
): Promise<readonly EntryResult[]> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const results: EntryResult[] = []
  for (const entry of entries) {
    const page = await context.newPage()
    results.push(await takeEntry(page, origin, entry))
    await page.close()
  }
  await context.close()
  return results
}

const writeSheet = async (
  context: BrowserContext,
  pictures: readonly Picture[],
  shownWidth: number,
  file: string,
): Promise<void> => {
  const page = await context.newPage()
  const { markup } = html`<style>
      body {
        display: flex;
        flex-wrap: wrap;
        gap: 12px;
        align-items: flex-start;
        margin: 12px;
        background: #888;
      }
      figure {
        inline-size: ${shownWidth}px;
        margin: 0;
      }
      figcaption {
        overflow: hidden;
        font: 11px sans-serif;
        white-space: nowrap;
      }
      div {
        max-block-size: ${shownWidth * highestRatio}px;
        overflow: hidden;
      }
      img {
        display: block;
        inline-size: 100%;
      }
    </style>
    ${pictures.map(
      ({ entry, source }) =>
        html`<figure>
          <figcaption>${buildEntryName(entry)}</figcaption>
          <div><img src="${source}" alt="" /></div>
        </figure>`,
    )}`
  await page.setContent(markup)
  await page.screenshot({ type: 'jpeg', quality: 55, fullPage: true, path: file })
  await page.close()
}

/** Writes the sheets of the products in their first language. Resolves to the faults that axe or the opening found. */
export const writeContactSheets = async (origin: string, scopes: readonly Scope[]): Promise<readonly string[]> => {
  mkdirSync(sheetsFolder, { recursive: true })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    const sheetContext = await browser.newContext({ viewport: { width: sheetWidth, height: 800 } })
    const faults: string[] = []
    for (const scope of scopes) {
      const entries = listEntries(scope)
      const queue = entries.values()
      const results = await Promise.all(Array.from({ length: workerCount }, () => runWorker(browser, origin, queue)))
      faults.push(...results.flat().flatMap((result) => result.faults))
      const pictures = results.flat().flatMap((result) => result.pictures)
      const order = new Map(entries.map((entry, index) => [buildEntryName(entry), index]))
      const indexOf = ({ entry }: Picture): number => order.get(buildEntryName(entry)) ?? 0
      for (const { width, shownWidth } of sheetWidths) {
        for (const colorScheme of colorSchemes) {
          const sheet = nameSheet(width, colorScheme)
          const shown = pictures.filter((one) => one.sheet === sheet).toSorted((a, b) => indexOf(a) - indexOf(b))
          await writeSheet(sheetContext, shown, shownWidth, path.join(sheetsFolder, `${scope.product.id}-${sheet}.jpg`))
        }
      }
    }
    return faults
  } finally {
    await browser.close()
  }
}
