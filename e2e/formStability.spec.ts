// No control of a form moves after it was shown: neither when something loads later, nor while a number is typed.
import { product } from '@loan/domain/products/vireo-ro'
import type { Page } from '@playwright/test'
import { buildPersona } from '../server/src/personas/persona.ts'
import { reviewKey, waitForPage } from './driver/formPages.ts'
import { watchPendingRequests } from './driver/pendingRequests.ts'
import { readShiftedControls, watchControls } from './driver/shiftedControls.ts'
import { openPageAt } from './driver/storedSession.ts'
import { toPersona, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

/** An animation moves the controls of a page that opens. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** The control of a page in which its only number is typed. */
const codeBox = (page: Page) => page.locator('[name="personalDetails.personalCode"]')

for (const key of ['name', reviewKey] as const) {
  test(`no control of ${key} moves when the loan of a link is offered`, async ({ page, polandServer }) => {
    await openPageAt(page, polandServer, withUniqueEmail(anna), key)
    const pendingRequests = watchPendingRequests(page)
    await watchControls(page)
    await page.goto(`${polandServer.url}${key}?amount=7000&period=80`)
    await waitForPage(page, key)
    const offer = page.getByRole('status').filter({ has: page.getByRole('button') })
    await expect(offer).toContainText(/7\s?000/u)
    await pendingRequests.waitUntilIdle()
    expect(await readShiftedControls(page)).toEqual([])
  })
}

test('no control of a CNP moves while it is typed, nor after a reload', async ({ page, getServer }) => {
  const server = await getServer(product.id)
  const applicant = withUniqueEmail(toPersona('applicant', product, buildPersona(product, new Date())))
  const number = String(applicant.answers['personalDetails.personalCode'])
  await openPageAt(page, server, applicant, 'personal-code')
  const pendingRequests = watchPendingRequests(page)
  await watchControls(page)
  await page.reload()
  await waitForPage(page, 'personal-code')
  const derived = page.getByRole('status').filter({ has: page.locator('dl') })
  await expect(derived).toBeVisible()
  await codeBox(page).fill('')
  await pendingRequests.waitUntilIdle()
  await codeBox(page).pressSequentially(number)
  await expect(derived).toContainText('1985')
  expect(await readShiftedControls(page)).toEqual([])

  await page.reload()
  await expect(codeBox(page)).toHaveValue(number)
  await expect(derived).toContainText('1985')
  await pendingRequests.waitUntilIdle()
  expect(await readShiftedControls(page)).toEqual([])
})
