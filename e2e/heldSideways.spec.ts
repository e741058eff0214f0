// A phone held sideways: what a page asks for is in sight without scrolling.
import { openPageAt } from './driver/storedSession.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use({ ...phone, viewport: { width: 740, height: 360 } })

test('the first screenful has both sliders and the button of the start, and the first field of a page', async ({
  page,
  polandServer,
}) => {
  await page.goto(polandServer.url)
  const dialog = page.locator('[data-modal="amount"]')
  for (const control of await dialog.locator('[type="range"], [type="submit"]').all())
    await expect(control).toBeInViewport({ ratio: 1 })
  for (const key of ['name', 'address-information', 'monthly-income', 'employer-name'] as const) {
    await openPageAt(page, polandServer, anna, key)
    await expect(page.locator('form[data-page] input').first(), key).toBeInViewport({ ratio: 1 })
  }
})
