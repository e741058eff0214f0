// One application on two devices: a link continues it on another device, and its deletion is shown on the other device.
import type { Browser, Locator, Page } from '@playwright/test'
import { toDateParts } from './driver/controls.ts'
import { listPersonalValues, readStorage } from './driver/browserStorage.ts'
import { getScreen } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { getText } from './driver/texts.ts'
import { fillPage, pressSubmit, requirePosition, completePages, waitForPage } from './driver/formPages.ts'
import { getEmail, type ProductPersona, withUniqueEmail } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import type { TestServer } from './setup/server.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const linkButton = (page: Page): Locator => page.getByRole('button', { name: getText('es', 'devices', 'link>action') })

/** Completes the pages up to the income and requests a link there. Resolves with the link. */
const requestLink = async (page: Page, server: TestServer, persona: ProductPersona): Promise<string> => {
  await page.goto(server.url)
  await completePages(page, persona, {
    until: 'income-details',
    onPage: async ({ key }) => {
      if (key !== 'loan-information') await expect(linkButton(page), key).toBeVisible()
    },
  })
  // Separates the presses, because the page ignores a press right after Continue as a double press.
  await page.locator('[name="incomeDetails.monthlyIncome"]').fill('1900')
  const requested = page.waitForResponse((response) => response.url().includes('/api/lead/link/'))
  await linkButton(page).tap()
  const [, id = ''] = /\/lead\/link\/([^/?]+)/u.exec((await requested).url()) ?? []
  await expect(page.getByRole('status').filter({ hasText: getEmail(persona) })).toBeVisible()
  return server.readLastMessage(id, 'email')
}

/** Opens the link on another device and confirms it with the date of birth. */
const openOnOtherDevice = async (browser: Browser, link: string, persona: ProductPersona): Promise<Page> => {
  const other = await browser.newPage({ ...phone, reducedMotion: 'reduce' })
  await other.goto(link)
  const screen = getScreen(other, 'continue')
  await screen.locator('form').waitFor()
  expect(await other.locator('body').innerText()).not.toContain(getEmail(persona))
  const dateParts = toDateParts(String(persona.answers['personalDetails.dateOfBirth']))
  for (const [datePart, value] of Object.entries(dateParts))
    await screen.locator(`[name="personalDetails.dateOfBirth.${datePart}"]`).fill(value)
  await screen.locator('[type="submit"]').tap()
  await screen.waitFor({ state: 'detached' })
  return other
}

test('a link continues at the same page on another device after the date of birth is confirmed', async ({
  page,
  browser,
  spainServer,
}) => {
  const persona = withUniqueEmail(lucia, 'accepted')
  const other = await openOnOtherDevice(browser, await requestLink(page, spainServer, persona), persona)
  await waitForPage(other, 'income-details')
  await completePages(other, persona)
  await getScreen(other, 'accepted').waitFor()
  await expectStoredAnswers(spainServer, persona)
})

test('data deleted on one device is deleted on the other at its next call, with a message', async ({
  page,
  browser,
  spainServer,
}) => {
  const persona = withUniqueEmail(lucia)
  const other = await openOnOtherDevice(browser, await requestLink(page, spainServer, persona), persona)
  await waitForPage(other, 'income-details')
  await other.getByRole('button', { name: getText('es', 'clear-data', 'action') }).tap()
  const erased = other.waitForResponse((response) => response.url().includes('/lead/erase/') && response.ok())
  await other.getByRole('button', { name: getText('es', 'clear-data', 'confirm') }).tap()
  await erased
  const position = await requirePosition(page, persona)
  await fillPage(position)
  await pressSubmit(position)
  await expect(page.getByRole('status').filter({ hasText: getText('es', 'devices', 'forgotten>erased') })).toBeVisible()
  await waitForPage(page, 'loan-information')
  await expect(page.locator('[name="contactDetails.email"]')).toHaveValue('')
  for (const device of [page, other]) {
    const stored = await readStorage(device)
    for (const value of listPersonalValues(persona)) expect(stored).not.toContain(value)
  }
  expect(await spainServer.readLeads(getEmail(persona))).toEqual([])
})

test('a device that is left has no answers and no access, and the link opens the application again', async ({
  page,
  browser,
  spainServer,
}) => {
  const persona = withUniqueEmail(lucia, 'accepted')
  await page.goto(spainServer.url)
  await completePages(page, persona, { until: 'income-details' })
  const [lead] = await spainServer.readLeads(getEmail(persona))
  await page.getByRole('button', { name: getText('es', 'clear-data', 'action') }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(getEmail(persona))
  await dialog.getByRole('button', { name: getText('es', 'clear-data', 'leave>action') }).tap()
  await expect(page.getByText(getText('es', 'clear-data', 'leave>done'))).toBeVisible()
  const stored = await readStorage(page)
  for (const value of listPersonalValues(persona)) expect(stored).not.toContain(value)
  const link = await spainServer.readLastMessage(String(lead?.id), 'email')
  const other = await openOnOtherDevice(browser, link, persona)
  await waitForPage(other, 'income-details')
  await completePages(other, persona)
  await getScreen(other, 'accepted').waitFor()
  await expectStoredAnswers(spainServer, persona)
})
