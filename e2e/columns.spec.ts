// The layout at every width from a phone to a desktop: no word breaks, and the second column has at least 320 pixels.
// The full suite takes screenshots of some widths for review by a person.
import { products } from '@loan/domain/products/registry'
import type { Page } from '@playwright/test'
import { buildPersona } from '../server/src/personas/persona.ts'
import { fromRoot } from '../tools/process/root.ts'
import { expectNoHorizontalScroll } from './driver/checks.ts'
import { submitLead } from './driver/leads.ts'
import { expectNoBrokenWords, expectNothingClipped } from './driver/smallWindow.ts'
import { openPageAt } from './driver/storedSession.ts'
import { fillDialog, reviewKey, findPosition, showAllAnswers } from './driver/formPages.ts'
import { toPersona, withUniqueEmail } from './personas/persona.ts'
import { expect, isWide, test } from './setup/test.ts'

const widths = [320, 360, 768, 820, 960, 1024, 1280]
const screenshotWidths = [768, 820, 1024]
const minAsideWidth = 320

type Columns = { readonly hasSecond: boolean }

const expectWholeWords = async (page: Page, folder: string, name: string, { hasSecond }: Columns): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const aside = page.locator('aside[aria-label]')
    if (width < 960 || !hasSecond) await expect(aside).toBeHidden()
    else {
      await expect(aside.locator('h2').first()).toBeVisible()
      const box = await aside.boundingBox()
      expect(box?.width, `width of the second column at ${width} on ${page.url()}`).toBeGreaterThanOrEqual(
        minAsideWidth,
      )
    }
    await expectNoBrokenWords(page)
    await expectNothingClipped(page)
    await expectNoHorizontalScroll(page)
    if (!isWide || !screenshotWidths.includes(width)) continue
    await page.screenshot({
      path: fromRoot('e2e', 'screenshots', folder, String(width), `${name}.png`),
      fullPage: true,
    })
  }
}

for (const product of [products['tukan-pl'], products['vireo-de'], products['vireo-ro']]) {
  test(`no word of ${product.id} breaks at any width`, async ({ page, getServer }) => {
    const server = await getServer(product.id)
    const persona = toPersona('visitor', product, buildPersona(product, new Date()))
    for (const key of ['initial-details', 'housing-information', reviewKey] as const) {
      const applicant = withUniqueEmail(persona)
      await openPageAt(page, server, applicant, key)
      const position = await findPosition(page, applicant)
      if (position !== null) await fillDialog(position)
      if (key === reviewKey) await showAllAnswers(page)
      await expectWholeWords(page, product.id, key, { hasSecond: true })
    }
  })
}

test('no word of a resume link breaks at any width', async ({ page, polandServer }) => {
  const persona = toPersona('visitor', products['tukan-pl'], buildPersona(products['tukan-pl'], new Date()))
  const { id } = await submitLead(polandServer, withUniqueEmail(persona, 'offer'))
  await page.goto(await polandServer.readLastMessage(id, 'email'))
  await page.locator('[data-screen="continue"] form').waitFor()
  await expectWholeWords(page, persona.product, 'continue', { hasSecond: false })
})

test('every page begins at the edge of the logo in a wide window', async ({ page, polandServer }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const persona = toPersona('visitor', products['tukan-pl'], buildPersona(products['tukan-pl'], new Date()))
  const { id } = await submitLead(polandServer, withUniqueEmail(persona, 'offer'))
  const resumeLink = await polandServer.readLastMessage(id, 'email')
  const { privacy } = products['tukan-pl'].paths
  for (const path of ['unsubscribe', 'nothing-here', privacy]
    .map((route) => `${polandServer.url}${route}`)
    .concat(resumeLink)) {
    await page.goto(path)
    const heading = page.locator(':is([data-screen], .document) h1')
    await expect(heading).toBeVisible()
    const logo = page.locator('[data-logo-row] svg, header:not([inert]) svg').filter({ visible: true }).first()
    await expect(logo).toBeVisible()
    const [start, logoStart] = await Promise.all([heading.boundingBox(), logo.boundingBox()])
    expect(Math.abs((start?.x ?? 0) - (logoStart?.x ?? 0)), `left edge of ${path}`).toBeLessThanOrEqual(1)
  }
})

test('the band of a resume link is as wide as the header of other pages', async ({ page, polandServer }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const measure = async (band: string): Promise<number> => {
    const [logo, last] = [page.locator(`${band} svg`).first(), page.locator(`${band} :is(a, button)`).last()]
    await expect(last).toBeVisible()
    const [start, end] = await Promise.all([logo.boundingBox(), last.boundingBox()])
    return (end?.x ?? 0) + (end?.width ?? 0) - (start?.x ?? 0)
  }
  await page.goto(`${polandServer.url}unsubscribe`)
  const width = await measure('header')
  await page.goto(`${polandServer.url}continue/${'x'.repeat(43)}`)
  expect(Math.abs((await measure('[data-logo-row]')) - width)).toBeLessThanOrEqual(1)
})
