// The first page with text that the applicant has enlarged or spaced: on a phone whose browser enlarges pages, with a
// larger standard font size, and with the text spacing of WCAG 1.4.12.
import { products } from '@loan/domain/products/registry'
import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll } from './driver/checks.ts'
import { expectNothingClipped } from './driver/smallWindow.ts'
import { isWide, phone, test } from './setup/test.ts'

test.use(phone)

/** The amounts of Vietnam are the longest, and the promise of tukan in Poland has the longest word. */
const tested = isWide ? Object.values(products) : [products['vireo-vn'], products['tukan-pl']]

const enlarge = {
  'a page at 150 percent': (page: Page) => page.setViewportSize({ width: 240, height: 427 }),
  'a page at 200 percent': (page: Page) => page.setViewportSize({ width: 180, height: 320 }),
  'a standard font size of 32 pixels': async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  },
  'text spacing': (page: Page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    }),
} as const

for (const product of tested) {
  for (const [name, apply] of Object.entries(enlarge)) {
    test(`${name}: the first page of ${product.id} shows all of its text`, async ({ page, getServer }) => {
      const { url } = await getServer(product.id)
      await page.goto(url)
      await apply(page)
      const dialog = page.locator('dialog[open]')
      for (const slider of await dialog.locator('input[type="range"]').all()) await slider.press('End')
      await expectNoHorizontalScroll(page)
      await expectNothingClipped(page)
      await dialog.locator('[type="submit"]').click()
      await dialog.waitFor({ state: 'hidden' })
      await expectNoHorizontalScroll(page)
      await expectNothingClipped(page)
    })
  }
}
