// The review of a long application stays short on a phone: its sections are folded.
import { products } from '@loan/domain/products/registry'
import { buildPersona } from '../server/src/personas/persona.ts'
import { reviewKey } from './driver/formPages.ts'
import { openPageAt } from './driver/storedSession.ts'
import { toPersona, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

const maxHeight = 2200

test.use(phone)

const german = products['vireo-de']

for (const [name, persona] of [
  ['Polish', anna],
  ['German', toPersona('visitor', german, buildPersona(german, new Date()))],
] as const) {
  test(`the review of the full ${name} application is at most 2,200 pixels high`, async ({ page, getServer }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const server = await getServer(persona.product)
    await openPageAt(page, server, withUniqueEmail(persona, 'full'), reviewKey)
    await page.locator('form[data-page="review"]').waitFor()
    await expect(page.locator('footer')).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeGreaterThan(1000)
    expect(height).toBeLessThanOrEqual(maxHeight)
  })
}
