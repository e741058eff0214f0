// Forced colours: the elements of a page that need their own system colours.
import type { Locator } from '@playwright/test'
import { reviewKey } from './driver/formPages.ts'
import { openPageAt } from './driver/storedSession.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const readColour = (element: Locator): Promise<string> => element.evaluate((node) => getComputedStyle(node).color)

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('the start has no band of the brand behind its texts', async ({ page, polandServer }) => {
  await page.goto(polandServer.url)
  const promise = page.locator('#amount-dialog form').locator('xpath=preceding-sibling::*[1]')
  await expect(promise).toBeVisible()
  await expect(promise).toHaveCSS('border-image-source', 'none')
})

test('the review has the colour of texts, also in drawings and amounts, and a filled button', async ({
  page,
  polandServer,
}) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), reviewKey)
  const text = await readColour(page.locator('h1'))
  const form = page.locator('form[data-page="review"]')
  const inSummaries = await form
    .locator('summary:has(h2) *')
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).color))
  expect(inSummaries.length).toBeGreaterThan(20)
  expect([...new Set(inSummaries)]).toEqual([text])
  await expect(form.locator('[type="submit"]')).toHaveCSS('background-color', text)
})

test('a line separates the header from the page', async ({ page, polandServer }) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), reviewKey)
  await expect(page.locator('header')).toHaveCSS('border-block-end-width', '1px')
})
