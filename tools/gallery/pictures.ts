// Takes pictures of the entries of a running gallery: the picture of the README, and a sheet for each width and colour
// scheme. A sheet has all pages and screens of a product, each checked by axe.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Product } from '@loan/domain/products/product'
import { html, Html } from '../../server/src/http/html.ts'
import { fromRoot } from '../process/root.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { buildAddress, type Entry, listConditions, listNodes } from './entries.ts'
import { nameOfNode, pageId } from './journeyMap.ts'
import { isUnusedPage } from './unusedPages.ts'

export const sheetsFolder = fromRoot('docs', 'contact-sheets')
export const readmePicture = fromRoot('docs', 'picture.png')

/** A width in CSS pixels with the width of its pictures on the sheet. */
const sheetWidths = [
  { width: 360, height: 740, shownWidth: 150 },
  { width: 820, height: 1180, shownWidth: 200 },
  { width: 1280, height: 800, shownWidth: 280 },
] as const
const colorSchemes = ['light', 'dark'] as const
/** Longer pages are cut off. */
const highestRatio = 2.6

const listEntries = (product: Product): readonly Entry[] =>
  listNodes(product)
    .filter((node) => !isUnusedPage(nameOfNode(node)))
    .map((node) => ({ product, locale: product.locales[0], node, condition: listConditions(node)[0] }))

const waitUntilIdle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)

/** Throws when the page or screen does not appear. */
const openEntry = async (page: Page, origin: string, entry: Entry): Promise<void> => {
  const name = nameOfNode(entry.node)
  await page.goto(`${origin}${buildAddress(entry)}`)
  await page.locator(`form[data-page="${name}"], [data-screen="${name}"]`).first().waitFor({ state: 'attached' })
  await waitUntilIdle(page)
}

/** The wide layout loads the content beside the form, which some pages have. */
const waitForAside = async (page: Page): Promise<void> => {
  await page
    .locator('aside > *')
    .first()
    .waitFor({ state: 'attached', timeout: 1500 })
    .catch(() => undefined)
  await waitUntilIdle(page)
}

const toSource = (picture: Buffer, type: 'jpeg' | 'png'): string =>
  `data:image/${type};base64,${picture.toString('base64')}`

const writeMarkup = async (browser: Browser, markup: Html, file: string, width: number): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height: 728 } })
  await page.setContent(markup.markup)
  const isPng = file.endsWith('.png')
  await page.screenshot({ path: file, fullPage: true, ...(!isPng && { type: 'jpeg', quality: 55 }) })
  await page.close()
}

type TakenPictures = { readonly figures: Map<string, Html[]>; readonly faults: string[] }

/** Adds the figures of the entry to each sheet, and what axe found. */
const takeEntry = async (
  page: Page,
  origin: string,
  entry: Entry,
  { figures, faults }: TakenPictures,
): Promise<void> => {
  await openEntry(page, origin, entry)
  for (const { width, height } of sheetWidths) {
    await page.setViewportSize({ width, height })
    await waitForAside(page)
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme })
      const sheet = `${width}-${colorScheme}`
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, nodes } of violations) {
        faults.push(`${entry.node} ${sheet}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
      }
      const source = toSource(await page.screenshot({ type: 'jpeg', quality: 70, fullPage: true }), 'jpeg')
      const figure = html`<figure>
        <figcaption>${entry.node}</figcaption>
        <div><img src="${source}" alt="" /></div>
      </figure>`
      figures.set(sheet, [...(figures.get(sheet) ?? []), figure])
    }
  }
}

const buildSheet = (figures: readonly Html[], shownWidth: number): Html => {
  const style = `
    body { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; margin: 12px; background: #888; }
    figure { inline-size: ${shownWidth}px; margin: 0; }
    figcaption { overflow: hidden; font: 11px sans-serif; white-space: nowrap; }
    div { max-block-size: ${shownWidth * highestRatio}px; overflow: hidden; }
    img { display: block; inline-size: 100%; }`
  return html`<style>
      ${new Html(style)}</style
    >${figures}`
}

const writeSheets = async (browser: Browser, origin: string, product: Product): Promise<readonly string[]> => {
  mkdirSync(sheetsFolder, { recursive: true })
  const taken: TakenPictures = { figures: new Map(), faults: [] }
  const context = await browser.newContext({ viewport: sheetWidths[0], reducedMotion: 'reduce' })
  for (const entry of listEntries(product)) {
    const page = await context.newPage()
    await takeEntry(page, origin, entry, taken).catch((error: unknown) =>
      taken.faults.push(`${entry.node}: ${String(error)}`),
    )
    await page.close()
  }
  for (const { width, shownWidth } of sheetWidths) {
    for (const colorScheme of colorSchemes) {
      const name = `${width}-${colorScheme}`
      const sheet = buildSheet(taken.figures.get(name) ?? [], shownWidth)
      await writeMarkup(browser, sheet, path.join(sheetsFolder, `${product.id}-${name}.jpg`), 1900)
    }
  }
  return taken.faults.map((fault) => `${product.id} ${fault}`)
}

const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })

/** Writes the sheets of the products in their first language. Resolves to what axe found and what did not appear. */
export const writeContactSheets = async (origin: string, products: readonly Product[]): Promise<readonly string[]> => {
  const browser = await launch()
  const faults: string[] = []
  for (const product of products) faults.push(...(await writeSheets(browser, origin, product)))
  await browser.close()
  return faults
}

const readmeShots = [
  { page: 'initial-details', width: 360 },
  { page: 'loan-purpose', width: 360 },
  { page: 'housing-information', width: 1024 },
] as const

/** Writes the picture of the README. Throws when a page does not appear. */
export const writeReadmePicture = async (origin: string, product: Product): Promise<void> => {
  const browser = await launch()
  const images: Html[] = []
  for (const { page: key, width } of readmeShots) {
    const page = await browser.newPage({ viewport: { width, height: 680 }, reducedMotion: 'reduce' })
    await openEntry(page, origin, { product, locale: product.locales[0], node: pageId(key), condition: 'empty' })
    await waitForAside(page)
    images.push(html`<img src="${toSource(await page.screenshot(), 'png')}" width="${width}" alt="" />`)
  }
  const style = `
    body { display: inline-flex; gap: 24px; margin: 24px; }
    img { border-radius: 12px; box-shadow: 0 2px 12px #0004; }`
  await writeMarkup(
    browser,
    html`<style>
        ${new Html(style)}</style
      >${images}`,
    readmePicture,
    1864,
  )
  await browser.close()
}
