// The review of a long application stays short on a phone: its sections are folded.
import { products } from '@loan/domain/products/registry'
import { buildPersona } from '../server/src/personas/persona.ts'
import { buildChain } from '@loan/domain/pages/chain'
import germanTexts from '../web/src/locales/de/devices.json' with { type: 'json' }
import polishTexts from '../web/src/locales/pl/devices.json' with { type: 'json' }
import { completePages, reviewKey } from './driver/formPages.ts'
import { openPageAt } from './driver/storedSession.ts'
import { getProduct, toPersona, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

const maxHeight = 2200

test.use(phone)

const german = products['vireo-de']

for (const [name, persona, sendLink] of [
  ['Polish', anna, polishTexts.link.action],
  ['German', toPersona('visitor', german, buildPersona(german, new Date())), germanTexts.link.action],
] as const) {
  test(`the review of the full ${name} application is at most 2,200 pixels high`, async ({ page, getServer }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const server = await getServer(persona.product)
    const applicant = withUniqueEmail(persona, 'full')
    const lastKey = buildChain(getProduct(persona)).at(-1)?.key ?? reviewKey
    await openPageAt(page, server, applicant, lastKey)
    await completePages(page, applicant, { until: reviewKey })
    await page.locator('form[data-page="review"]').waitFor()
    // A saved application has a link for another device, too.
    await expect(page.getByRole('button', { name: sendLink })).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeGreaterThan(1000)
    expect(height).toBeLessThanOrEqual(maxHeight)
  })
}
