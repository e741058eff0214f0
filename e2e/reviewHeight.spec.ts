// The review of a long application stays short on a phone: its sections are folded.
import { reviewKey } from './driver/formPages.ts'
import { openPageAt } from './driver/storedSession.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

const maxHeight = 2200

test.use(phone)

test('the review of the full Polish application is at most 2,200 pixels high', async ({ page, polandServer }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPageAt(page, polandServer, withUniqueEmail(anna, 'full'), reviewKey)
  await page.locator('form[data-page="review"]').waitFor()
  await expect(page.locator('footer')).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeGreaterThan(1000)
  expect(height).toBeLessThanOrEqual(maxHeight)
})
