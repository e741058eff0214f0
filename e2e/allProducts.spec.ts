// `npm start -- --all` serves every product under its own path on one server. A journey under such a path leaves no
// data for another product in the same tab.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { trackLead, completeScreens } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { completePages, waitForPage } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import { getPageFolder } from './setup/products.ts'
import { startServer, type TestServer } from './setup/server.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

let productsDir: string
let server: TestServer
test.beforeAll(async () => {
  productsDir = mkdtempSync(path.join(tmpdir(), 'all-products-'))
  for (const id of ['tukan-pl', 'tukan-es']) {
    cpSync(getPageFolder(id), path.join(productsDir, id, 'web'), { recursive: true })
  }
  server = await startServer('tukan-pl', { PRODUCTS_DIR: productsDir })
})
test.afterAll(async () => {
  await server.close()
  rmSync(productsDir, { recursive: true })
})

test('a product under its own path completes a journey and leaves no answers in another product', async ({ page }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(new URL(response.url()).pathname)
  })
  await page.goto(`${server.origin}/`)
  const preview = page.frameLocator('iframe[title="First page of tukan-pl"]')
  await expect(preview.locator('[name="amount"]')).toBeVisible()
  // The server's default product is tukan-pl, so a missing path would open or send to Poland.
  await page.getByRole('link', { name: 'Tukan, Spain' }).click()
  await expect(page).toHaveURL(`${server.origin}/tukan-es/application-frontend/`)
  const persona = withUniqueEmail(lucia, 'accepted')
  const leadId = trackLead(page)
  await completePages(page, persona)
  await completeScreens(page, server, leadId, { until: 'accepted' })
  expect(new URL(page.url()).pathname).toBe('/tukan-es/application-frontend/accepted')
  expect(await expectStoredAnswers(server, persona)).toMatchObject({ state: 'ACCEPTED' })

  await page.goto(`${server.origin}/`)
  await page.getByRole('link', { name: 'Tukan, Poland' }).click()
  await waitForPage(page, 'initial-details')
  await expect(page).toHaveURL(`${server.origin}/tukan-pl/application-frontend/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL')
  await expect(page.locator('[name="contactDetails.email"]')).toHaveValue('')
  expect(missing).toEqual([])
})
