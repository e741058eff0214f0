// Untrusted input at the start: hostile URL parameters, invalid storage, wrong clocks, other time zones, and a second
// tab that clears the data.
import type { Page } from '@playwright/test'
import { clearedKey, consentKey, storageKeys, toEraseKey } from '../web/src/store/storageKeys.ts'
import { delayRequests } from './driver/delayRequests.ts'
import { expectStoredAnswers, requireSingleLead } from './driver/storedLead.ts'
import { getText } from './driver/texts.ts'
import { readStorage } from './driver/browserStorage.ts'
import { openPageAt } from './driver/storedSession.ts'
import { completePages } from './driver/formPages.ts'
import { getEmail, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

test.use(phone)

const sessionParameters = ['refName', 'refSubId', 'refTransactionId', 's_id', 'sellingTierGlobalId', 'sessionId']
const clickParameters = ['gclid', 'gclsrc', 'wbraid', 'gbraid', 'fbclid', 'ttclid']
const answerParameters = ['amount', 'period', 'firstName', 'lastName', 'email', 'phoneNumber']
const parameters = [...sessionParameters, ...clickParameters, ...answerParameters]

const hostile: Readonly<Record<string, (name: string) => string>> = {
  empty: (name) => `${name}=`,
  'there without a value': (name) => name,
  repeated: (name) => `${name}=a&${name}=b&${name}[]=c`,
  huge: (name) => `${name}=${'9'.repeat(700)}`,
  scripted: (name) => `${name}=${encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(1)</script>')}`,
  'wrongly encoded': (name) => `${name}=%E0%A4%A&${name}=%FF%00%ED%A0%80`,
  'of another type': (name) => `${name}=${encodeURIComponent('{"__proto__":{"a":1}}')}`,
  'no number': (name) => `${name}=NaN`,
  'beyond all bounds': (name) => `${name}=-1e400`,
}

test('the form opens where the URL parameters are invalid', async ({ page, polandServer, watched }) => {
  for (const [kind, build] of Object.entries(hostile)) {
    await test.step(kind, async () => {
      // A page without the application, which would store the answers of the step before.
      await page.goto(`${polandServer.url}terms`)
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      watched.logged.length = 0
      await page.goto(`${polandServer.url}?${parameters.map(build).join('&')}`)
      const dialog = page.locator('dialog[open]')
      await dialog.getByRole('button', { name: getText('pl', 'common', 'amountModal>confirm') }).click()
      await expect(dialog).toBeHidden()
      await expect(page.locator('form[data-page="initial-details"]')).toBeVisible()
      // Other than the lenders' logos of the start.
      await expect(page.locator('main img:not([src*="/partner/logos/"]), main script')).toHaveCount(0)
      for (const name of ['firstName', 'lastName', 'email', 'phoneNumber']) {
        await expect.poll(() => new URL(page.url()).searchParams.has(name), `${name} in the URL`).toBe(false)
      }
      expect(watched.logged.filter((text) => !text.includes('favicon')).length).toBeLessThanOrEqual(1)
    })
  }
})

test('answers from before hydration take precedence over a prefill of the URL', async ({ page, polandServer }) => {
  const release = await delayRequests(page, '**/assets/*.js')
  await page.goto(`${polandServer.url}?amount=3000&firstName=Ewa`, { waitUntil: 'commit' })
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('button', { name: getText('pl', 'common', 'amountModal>confirm') }).click()
  await expect(dialog).toBeHidden()
  const email = page.locator('[name="contactDetails.email"]')
  await email.fill('ewa@example.com')
  release()
  await expect.poll(() => new URL(page.url()).searchParams.has('firstName')).toBe(false)
  // The confirmed amount stays. The page offers the amount of the link as a change.
  await expect(page.locator('main')).toContainText(/3.000/u)
  await expect(page.locator('main')).toContainText(/We wniosku jest 5.000.zł na 73.dni/u)
  await expect(email).toHaveValue('ewa@example.com')
  await expect(dialog).toBeHidden()
})

const waitForCreate = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.request().method() === 'POST')

const invalidValues: readonly string[] = [
  '',
  '{',
  '[]',
  '[{}]',
  'null',
  '7',
  'true',
  '"\\"{}\\""',
  '{"__proto__":{"drafts":{"amount":"1"}},"constructor":{"prototype":{}}}',
  '{"version":99,"value":{}}',
  '{"version":1,"value":{"applicationData":[],"drafts":[],"colors":[]}}',
  'x'.repeat(100_000),
  '\u0000\uFFFF',
]

// Shows spec 3.51
test('the form opens and works with invalid data under every storage key, and logs each error once', async ({
  page,
  polandServer,
  watched,
}) => {
  for (const text of invalidValues) {
    // A page without the application, which would overwrite the invalid data.
    await page.goto(`${polandServer.url}terms`)
    await page.evaluate(
      ([keys, value]) => {
        for (const storage of [localStorage, sessionStorage]) {
          storage.clear()
          for (const key of keys) storage.setItem(key, value)
        }
      },
      [[...Object.values(storageKeys), clearedKey, consentKey, toEraseKey], text] as const,
    )
    watched.logged.length = 0
    await page.goto(polandServer.url)
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: getText('pl', 'common', 'amountModal>confirm') }).click()
    await expect(dialog).toBeHidden()
    expect(new Set(watched.logged).size, text.slice(0, 40)).toBe(watched.logged.length)
  }
})

test('"Clear my data" clears the other tab and the server too', async ({ page, context, polandServer }) => {
  const persona = withUniqueEmail(anna)
  const created = waitForCreate(page)
  await page.goto(polandServer.url)
  await completePages(page, persona, { until: 'date-of-birth' })
  await created
  const other = await context.newPage()
  await other.goto(polandServer.url)
  await other.locator('form[data-page="date-of-birth"]').waitFor()
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'action') }).click()
  const erased = page.waitForResponse((response) => response.url().includes('/lead/erase/') && response.ok())
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'confirm') }).click()
  await expect(page.locator('dialog[open]')).toContainText(getText('pl', 'clear-data', 'done'))
  await erased
  expect(await polandServer.readLeads(getEmail(persona))).toEqual([])
  await other.locator('form[data-modal="amount"]').waitFor()
  for (const tab of [page, other]) {
    const stored = await readStorage(tab)
    expect(stored).not.toContain(String(persona.answers['personalDetails.lastName']))
    expect(stored).not.toContain(getEmail(persona))
  }
  await other.close()
})

const year = 365 * 86_400_000

for (const [name, skewMs] of [
  ['a year ahead', year],
  ['a year behind', -year],
] as const) {
  test(`a clock ${name} ends no session early, changes no date and makes one lead`, async ({ page, polandServer }) => {
    const persona = withUniqueEmail(anna)
    await page.clock.install({ time: Date.now() + skewMs })
    await page.clock.resume()
    const created = waitForCreate(page)
    await page.goto(polandServer.url)
    await completePages(page, persona, { until: 'tax-identification-number' })
    await created
    await expect.poll(() => page.evaluate(() => localStorage.getItem('clockOffset'))).not.toBeNull()
    await page.reload()
    await page.locator('form[data-page="tax-identification-number"]').waitFor()
    await completePages(page, persona, { until: 'education' })
    const lead = await requireSingleLead(polandServer, persona)
    expect(lead.application).toMatchObject({
      generalPolicies: true,
      personalDetails: { dateOfBirth: persona.answers['personalDetails.dateOfBirth'] },
    })
  })
}

for (const timezoneId of isWide ? ['Etc/GMT+12', 'Pacific/Kiritimati', 'America/Sao_Paulo'] : ['Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('no date of a journey changes', async ({ page, polandServer }) => {
      const persona = withUniqueEmail(anna, 'accepted')
      await openPageAt(page, polandServer, persona, 'initial-details')
      await completePages(page, persona)
      await expectStoredAnswers(polandServer, persona)
    })
  })
}
