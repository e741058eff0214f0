// Untrusted input at the start: hostile URL parameters, invalid storage, wrong clocks, other time zones, and a second tab
// that clears the data.
import type { Page } from '@playwright/test'
import { consentKey, storageKeys, toEraseKey } from '../web/src/store/storageKeys.ts'
import { expectStored, readOnlyLead } from './driver/stored.ts'
import { getText } from './driver/texts.ts'
import { readStorage } from './driver/leftovers.ts'
import { openAt } from './driver/visits.ts'
import { walk } from './driver/walk.ts'
import { emailOf, unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

test.use(phone)

const ofVisit = ['refName', 'refSubId', 'refTransactionId', 's_id', 'sellingTierGlobalId', 'sessionId']
const ofClick = ['gclid', 'gclsrc', 'wbraid', 'gbraid', 'fbclid', 'ttclid']
const ofAnswers = ['amount', 'period', 'firstName', 'lastName', 'email', 'phoneNumber']
const parameters = [...ofVisit, ...ofClick, ...ofAnswers]

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

for (const [kind, build] of Object.entries(hostile)) {
  test(`the form opens where the URL parameters are ${kind}`, async ({ page, tukan, watched }) => {
    await page.goto(`${tukan.url}?${parameters.map(build).join('&')}`)
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: getText('pl', 'common', 'amountModal>confirm') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('form[data-page="initial-details"]')).toBeVisible()
    await expect(page.locator('main img, main script')).toHaveCount(0)
    for (const name of ['firstName', 'lastName', 'email', 'phoneNumber']) {
      await expect.poll(() => new URL(page.url()).searchParams.has(name), `${name} in the URL`).toBe(false)
    }
    expect(watched.logged.filter((text) => !text.includes('favicon')).length).toBeLessThanOrEqual(1)
  })
}

test('answers from before hydration take precedence over a prefill of the URL', async ({ page, tukan }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${tukan.url}?amount=3000&firstName=Ewa`, { waitUntil: 'commit' })
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

const isCreated = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.request().method() === 'POST')

const junk: readonly string[] = [
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
  tukan,
  watched,
}) => {
  for (const text of junk) {
    // A page without the application, which would overwrite the invalid data.
    await page.goto(`${tukan.url}terms`)
    await page.evaluate(
      ([keys, value]) => {
        for (const storage of [localStorage, sessionStorage]) {
          storage.clear()
          for (const key of keys) storage.setItem(key, value)
        }
      },
      [[...Object.values(storageKeys), consentKey, toEraseKey], text] as const,
    )
    watched.logged.length = 0
    await page.goto(tukan.url)
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: getText('pl', 'common', 'amountModal>confirm') }).click()
    await expect(dialog).toBeHidden()
    expect(new Set(watched.logged).size, text.slice(0, 40)).toBe(watched.logged.length)
  }
})

test('"Clear my data" clears the other tab and the server too', async ({ page, context, tukan }) => {
  const persona = unique(anna)
  const created = isCreated(page)
  await page.goto(tukan.url)
  await walk(page, persona, { until: 'date-of-birth' })
  await created
  const other = await context.newPage()
  await other.goto(tukan.url)
  await other.locator('form[data-page="date-of-birth"]').waitFor()
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'action') }).click()
  const erased = page.waitForResponse((response) => response.url().includes('/lead/erase/') && response.ok())
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'confirm') }).click()
  await expect(page.locator('dialog[open]')).toContainText(getText('pl', 'clear-data', 'done'))
  await erased
  expect(await tukan.readLeads(emailOf(persona))).toEqual([])
  await other.locator('form[data-page="initial-details"]').waitFor()
  for (const tab of [page, other]) {
    const kept = await readStorage(tab)
    expect(kept).not.toContain(String(persona.answers['personalDetails.lastName']))
    expect(kept).not.toContain(emailOf(persona))
  }
  await other.close()
})

const year = 365 * 86_400_000

for (const [name, skewMs] of [
  ['a year ahead', year],
  ['a year behind', -year],
] as const) {
  test(`a clock ${name} ends no session early, changes no date and makes one lead`, async ({ page, tukan }) => {
    const persona = unique(anna)
    await page.clock.install({ time: Date.now() + skewMs })
    await page.clock.resume()
    const created = isCreated(page)
    await page.goto(tukan.url)
    await walk(page, persona, { until: 'tax-identification-number' })
    await created
    await expect.poll(() => page.evaluate(() => localStorage.getItem('clockOffset'))).not.toBeNull()
    await page.reload()
    await page.locator('form[data-page="tax-identification-number"]').waitFor()
    await walk(page, persona, { until: 'education' })
    const lead = await readOnlyLead(tukan, persona)
    expect(lead.application).toMatchObject({
      generalPolicies: true,
      personalDetails: { dateOfBirth: persona.answers['personalDetails.dateOfBirth'] },
    })
  })
}

for (const timezoneId of isWide ? ['Etc/GMT+12', 'Pacific/Kiritimati', 'America/Sao_Paulo'] : ['Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('no date of a journey changes', async ({ page, tukan }) => {
      const persona = unique(anna, 'accepted')
      await openAt(page, tukan, persona, 'initial-details')
      await walk(page, persona)
      await expectStored(tukan, persona)
    })
  })
}
