// The layout at every width from a phone to a desktop: no word breaks, and the second column has at least 320 pixels. The
// full suite takes screenshots of some widths for review by a person.
import { products } from '@loan/domain/products/registry'
import type { Page } from '@playwright/test'
import { buildPersona } from '../server/src/personas/persona.ts'
import { fromRoot } from '../tools/process/root.ts'
import { expectNoSidewaysScroll } from './driver/checks.ts'
import { send } from './driver/leads.ts'
import { expectNothingBroken, expectNothingCut } from './driver/room.ts'
import { openAt } from './driver/visits.ts'
import { fillDialog, reviewKey, findPosition } from './driver/walk.ts'
import { personaFrom, unique } from './personas/persona.ts'
import { expect, isWide, test } from './setup/test.ts'

const widths = [320, 360, 768, 820, 960, 1024, 1280]
const pictured = [768, 820, 1024]
const leastAsideWidth = 320

const expectWholeWords = async (page: Page, folder: string, name: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const aside = page.locator('aside[aria-label]')
    if (width < 960) await expect(aside).toBeHidden()
    else {
      await expect(aside.locator('h2').first()).toBeVisible()
      const box = await aside.boundingBox()
      expect(box?.width, `width of the second column at ${width} on ${page.url()}`).toBeGreaterThanOrEqual(
        leastAsideWidth,
      )
    }
    await expectNothingBroken(page)
    await expectNothingCut(page)
    await expectNoSidewaysScroll(page)
    if (!isWide || !pictured.includes(width)) continue
    await page.screenshot({
      path: fromRoot('e2e', 'screenshots', folder, String(width), `${name}.png`),
      fullPage: true,
    })
  }
}

for (const product of [products['tukan-pl'], products['vireo-de'], products['vireo-ro']]) {
  test(`no word of ${product.id} breaks at any width`, async ({ page, serverOf }) => {
    const server = await serverOf(product.id)
    const persona = personaFrom('visitor', product, buildPersona(product, new Date()))
    for (const key of ['initial-details', 'housing-information', reviewKey]) {
      const applicant = unique(persona)
      await openAt(page, server, applicant, key)
      const position = await findPosition(page, applicant)
      if (position !== null) await fillDialog(position)
      await expectWholeWords(page, product.id, key)
    }
  })
}

test('no word of a resume link breaks at any width', async ({ page, tukan }) => {
  const persona = personaFrom('visitor', products['tukan-pl'], buildPersona(products['tukan-pl'], new Date()))
  const { id } = await send(tukan, unique(persona, 'offer'))
  await page.goto(await tukan.lastSent(id, 'email'))
  await page.locator('[data-screen="continue"] form').waitFor()
  await expectWholeWords(page, persona.product, 'continue')
})
