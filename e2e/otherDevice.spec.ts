// One application on two devices: a link that opens it half-way, and deleting it, which the other device learns.
import type { Browser, Locator, Page } from '@playwright/test'
import { datePartsOf } from './driver/controls.ts'
import { personalValuesOf, readStorage } from './driver/leftovers.ts'
import { screenOf } from './driver/screens.ts'
import { expectStored } from './driver/stored.ts'
import { getText } from './driver/texts.ts'
import { fillPage, pressSubmit, requirePosition, walk } from './driver/walk.ts'
import { emailOf, type Persona, unique } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import type { TestServer } from './setup/server.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const shows = (page: Page, key: string): Promise<void> => page.locator(`form[data-page="${key}"]`).waitFor()
const linkButton = (page: Page): Locator => page.getByRole('button', { name: getText('es', 'devices', 'link>action') })

/** Walks to the income, where a link is requested; answers the link. */
const requestLink = async (page: Page, server: TestServer, persona: Persona): Promise<string> => {
  await page.goto(server.url)
  await walk(page, persona, {
    until: 'income-details',
    onPage: async ({ key }) => {
      if (key !== 'loan-information') await expect(linkButton(page), key).toBeVisible()
    },
  })
  // Whoever presses the next button at once, as only a test can, is taken for somebody who pressed Continue twice.
  await page.locator('[name="incomeDetails.monthlyIncome"]').fill('1900')
  const requested = page.waitForResponse((response) => response.url().includes('/api/lead/link/'))
  await linkButton(page).tap()
  const [, id = ''] = /\/lead\/link\/([^/?]+)/u.exec((await requested).url()) ?? []
  await expect(page.getByRole('status').filter({ hasText: emailOf(persona) })).toBeVisible()
  return server.lastSent(id, 'email')
}

/** The datum only its applicant knows opens the application there. */
const openOnAnother = async (browser: Browser, link: string, persona: Persona): Promise<Page> => {
  const other = await browser.newPage({ ...phone, reducedMotion: 'reduce' })
  await other.goto(link)
  const screen = screenOf(other, 'continue')
  await screen.locator('form').waitFor()
  expect(await other.locator('body').innerText()).not.toContain(emailOf(persona))
  const parts = datePartsOf(String(persona.answers['personalDetails.dateOfBirth']))
  for (const [part, value] of Object.entries(parts))
    await screen.locator(`[name="personalDetails.dateOfBirth.${part}"]`).fill(value)
  await screen.locator('[type="submit"]').tap()
  await screen.waitFor({ state: 'detached' })
  return other
}

test('a link that is requested half-way goes on at the same page on another device, after one known datum', async ({
  page,
  browser,
  spain,
}) => {
  const persona = unique(lucia, 'accepted')
  const other = await openOnAnother(browser, await requestLink(page, spain, persona), persona)
  await shows(other, 'income-details')
  await walk(other, persona)
  await screenOf(other, 'accepted').waitFor()
  await expectStored(spain, persona)
})

test('deleting the data on one device deletes it on the other at its next call, which says so', async ({
  page,
  browser,
  spain,
}) => {
  const persona = unique(lucia)
  const other = await openOnAnother(browser, await requestLink(page, spain, persona), persona)
  await shows(other, 'income-details')
  await other.getByRole('button', { name: getText('es', 'clear-data', 'action') }).tap()
  const erased = other.waitForResponse((response) => response.url().includes('/lead/erase/') && response.ok())
  await other.getByRole('button', { name: getText('es', 'clear-data', 'confirm') }).tap()
  await erased
  const position = await requirePosition(page, persona)
  await fillPage(position)
  await pressSubmit(position)
  await expect(page.getByRole('status').filter({ hasText: getText('es', 'devices', 'forgotten>erased') })).toBeVisible()
  await shows(page, 'loan-information')
  await expect(page.locator('[name="contactDetails.email"]')).toHaveValue('')
  for (const device of [page, other]) {
    const kept = await readStorage(device)
    for (const value of personalValuesOf(persona)) expect(kept).not.toContain(value)
  }
  expect(await spain.readLeads(emailOf(persona))).toEqual([])
})
