// Takes the picture of the README from the running product: two pages on a phone and one on a desktop.
import { chromium, type Page } from '@playwright/test'
import type { Product } from '@loan/domain/products/product'
import { html } from '../../server/src/http/html.ts'
import { fromRoot } from '../process/root.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { firstEntry } from './entries.ts'
import { pageId } from './journeyMap.ts'
import { openEntry, waitForAside } from './takePictures.ts'
import { watchRequests } from './watchRequests.ts'

export const pictureFile = fromRoot('docs', 'picture.png')

const phone = { width: 360, height: 680 }
const desktop = { width: 1024, height: 680 }

const shots = [
  { page: 'initial-details', size: phone },
  { page: 'loan-purpose', size: phone },
  { page: 'housing-information', size: desktop },
] as const

const takeShot = async (page: Page, origin: string, product: Product, shot: (typeof shots)[number]) => {
  const waitUntilIdle = watchRequests(page)
  await page.setViewportSize(shot.size)
  const entry = firstEntry(product, product.locales[0], pageId(shot.page))
  if (!(await openEntry(page, origin, entry, waitUntilIdle))) throw new Error(`${shot.page} does not appear`)
  await waitForAside(page, waitUntilIdle)
  const picture = await page.screenshot()
  return { ...shot.size, source: `data:image/png;base64,${picture.toString('base64')}` }
}

/** Writes `docs/picture.png`. Throws when a page does not appear. */
export const takeReadmePicture = async (origin: string, product: Product): Promise<void> => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const taken = []
    for (const shot of shots) {
      const page = await context.newPage()
      taken.push(await takeShot(page, origin, product, shot))
      await page.close()
    }
    const { markup } = html`<style>
        body {
          display: inline-flex;
          gap: 24px;
          margin: 24px;
        }
        img {
          border-radius: 12px;
          box-shadow: 0 2px 12px #0004;
        }
      </style>
      ${taken.map(({ source, width }) => html`<img src="${source}" width="${width}" alt="" />`)}`
    const sheet = await context.newPage()
    await sheet.setViewportSize({ width: 1864, height: 728 })
    await sheet.setContent(markup)
    await sheet.screenshot({ path: pictureFile })
  } finally {
    await browser.close()
  }
}
