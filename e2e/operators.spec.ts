// The operators' pages in a browser: sign-in, search, record, export and erasure by keyboard; accessibility of each
// page in both themes at 360 and 1280 pixels.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll, findDarkContrastViolations } from './driver/checks.ts'
import { submitLead } from './driver/leads.ts'
import { getEmail, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { startServer, type TestServer } from './setup/server.ts'
import { expect, test } from './setup/test.ts'

const key = 'a-key-for-the-operators-of-browser-tests'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer('tukan-pl', { OPERATOR_KEYS: `maria:${key}` })
})
test.afterAll(() => server.close())

const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${server.origin}/operators`)
  await page.getByLabel('Key').fill(key)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
}

const createLead = async () => {
  const applicant = withUniqueEmail(anna, 'verification')
  const lead = await submitLead(server, applicant)
  return { ...lead, email: getEmail(applicant) }
}

const search = async (page: Page, term: string): Promise<void> => {
  await page.getByRole('link', { name: 'Search' }).click()
  await page.getByRole('textbox', { name: /Application number/u }).fill(term)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('found')
}

test('the pages of operators are accessible at 360 and 1280 pixels', async ({ page }) => {
  const check = async (heading: RegExp) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    // The narrow width is the last one, so that the links and forms are also used at it.
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
    }
    // Once, because the colours of the dark theme do not depend on the width (server/src/http/pageStyle.ts).
    expect(await findDarkContrastViolations(page)).toEqual([])
  }
  const { email } = await createLead()
  await page.goto(`${server.origin}/operators`)
  await check(/^Sign in$/u)
  await page.getByLabel('Key').fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The key is not valid.')
  await check(/^Sign in$/u)
  await signIn(page)
  await check(/^Leads$/u)
  for (const name of ['Outbox', 'Lenders', 'Log', 'Search']) {
    await page.getByRole('link', { name, exact: true }).click()
    await check(new RegExp(`^${name}$`, 'u'))
  }
  await search(page, email)
  await check(/^Search$/u)
  await page.getByRole('link', { name: /^PL-/u }).click()
  await check(/^Lead PL-/u)
  await page.getByRole('button', { name: 'Erase…' }).first().click()
  await check(/^Erase this person\?$/u)
})

test('an operator exports and erases a person by keyboard, and no address contains the person', async ({ page }) => {
  const { id, email } = await createLead()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await signIn(page)
  await search(page, email.toUpperCase())
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^person-[\d-]{10}\.json$/u)
  const exported = readFileSync(await file.path(), 'utf8')
  expect(exported).toContain(`"id": "${id}"`)
  expect(exported).toContain(email)

  await page.getByRole('button', { name: 'Erase…' }).press('Enter')
  await page.getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Erase 1 lead' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('Erased: 1 lead.')
  await page.getByRole('link', { name: 'Log' }).press('Enter')
  await expect(page.getByRole('row').nth(1)).toContainText('erase')
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  expect(addresses.filter((address) => /%40|@|a-key-for/u.test(address))).toEqual([])
  expect(server.logged()).not.toMatch(/@example|a-key-for/u)
})
