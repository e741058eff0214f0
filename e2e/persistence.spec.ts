// Answers survive a reload, Back and Forward, a closed tab, and input before hydration. Blocked and full storage:
// storage.spec.ts.
import { leaveField, readForm } from './driver/controls.ts'
import { delayRequests } from './driver/delayRequests.ts'
import { getScreen, trackLead, completeScreens } from './driver/screens.ts'
import { expectStoredAnswers, requireSingleLead } from './driver/storedLead.ts'
import { getText } from './driver/texts.ts'
import { openPageAt, listPageKeys } from './driver/storedSession.ts'
import {
  fillPage,
  goBack,
  type FormPageKey,
  pressSubmit,
  reviewKey,
  requirePosition,
  completePages,
  waitForPage,
} from './driver/formPages.ts'
import { waitForHydration } from './driver/waitForHydration.ts'
import { buildApplication, getEmail, type ProductPersona, withUniqueEmail } from './personas/persona.ts'
import { anna, bartek } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

/** Two halves of a chain, because each page is completed, reloaded and left twice. The review ends the second one. */
const splitPages = (persona: ProductPersona): readonly (readonly FormPageKey[])[] => {
  const keys: readonly FormPageKey[] = [...listPageKeys(persona), reviewKey]
  const middle = Math.floor(keys.length / 2)
  return [keys.slice(0, middle + 1), keys.slice(middle)]
}

for (const persona of [bartek, lucia]) {
  // Without the prefix, which the page removes from a typed number at different times.
  const typed = { ...persona.typed, 'incomeDetails.workPhone': '22 345 67 89' }
  const halves = splitPages(persona).map((keys) => ({
    keys,
    first: keys[0] ?? reviewKey,
    last: keys.at(-1) ?? reviewKey,
  }))

  for (const { keys, first, last } of halves) {
    test(`every answer of ${persona.product} from ${first} to ${last} survives Back, Forward and a reload`, async ({
      page,
      getServer,
    }) => {
      const applicant = { ...withUniqueEmail(persona), typed }
      const seen = new Map<string, Record<string, string>>()
      await openPageAt(page, await getServer(persona.product), applicant, first)
      await completePages(page, applicant, {
        until: last,
        beforeSubmit: async ({ key }) => {
          await leaveField(page)
          seen.set(key, await readForm(page))
        },
      })
      for (const key of keys.toReversed().slice(1)) {
        await goBack(page)
        await waitForPage(page, key)
        expect(await readForm(page), `${key} after Back`).toEqual(seen.get(key))
        await page.reload()
        await waitForPage(page, key)
        // The first page is prerendered and shows the answers after its script has loaded.
        await expect.poll(() => readForm(page), `${key} after reload`).toEqual(seen.get(key))
        await expect(page.locator('dialog[open]')).toHaveCount(0)
      }
      for (const key of keys.slice(1)) {
        await page.goForward()
        await waitForPage(page, key)
        if (key !== last) expect(await readForm(page), `${key} after Forward`).toEqual(seen.get(key))
      }
    })
  }
}

test('a page opens at its URL with a trailing slash and in capitals', async ({ page, polandServer }) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'name')
  const address = page.url()
  await page.goto(`${address}/`)
  await waitForPage(page, 'name')
  await page.goto(address.replace(/[^/]+$/u, (last) => last.toUpperCase()))
  await waitForPage(page, 'name')
})

test('a closed tab reopens at the same page and asks again only for answers that must not be stored', async ({
  page,
  context,
  polandServer,
}) => {
  const persona = withUniqueEmail(anna, 'accepted')
  // Submits one page, so that this tab creates the lead, and the reopened one continues it.
  const created = page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.ok())
  await openPageAt(page, polandServer, persona, 'monthly-credit-commitments')
  await completePages(page, persona, { until: 'household-income' })
  await created
  await page.locator('[name="incomeDetails.householdIncome"]').fill('98')
  // Written within 300 ms of the last key.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('storedLoanApplication')))
    .toContain('"incomeDetails.householdIncome":"98"')
  await page.close()
  const stored = JSON.stringify(await context.storageState())
  expect(stored).not.toContain('85071412334')
  expect(stored).not.toContain('ABA300000')

  const reopened = await context.newPage()
  const leadId = trackLead(reopened)
  await reopened.goto(polandServer.url)
  await reopened.locator('form[data-page]:not([data-page="initial-details"])').waitFor()
  const seen: string[] = []
  await completePages(reopened, persona, {
    beforeSubmit: async ({ key }) => {
      seen.push(key)
    },
  })
  await completeScreens(reopened, polandServer, leadId, { until: 'accepted' })
  expect(seen).not.toContain('initial-details')
  expect(seen).not.toContain('loan-purpose')
  await expectStoredAnswers(polandServer, persona)
})

const scripts = '**/assets/*.js'

test('answers and a submit from before hydration are kept and processed', async ({ page, spainServer }) => {
  const persona = withUniqueEmail(lucia)
  const release = await delayRequests(page, scripts)
  await page.goto(spainServer.url, { waitUntil: 'commit' })
  const position = await requirePosition(page, persona)
  await fillPage(position)
  await pressSubmit(position)
  await expect(page.locator('form[data-page="loan-information"]')).toBeVisible()
  release()
  await waitForPage(page, 'personal-details')
  await completePages(page, persona)
  await expectStoredAnswers(spainServer, persona)
})

test('the dialog and the fields of tukan work before hydration, and Continue works after it', async ({
  page,
  polandServer,
}) => {
  const persona = withUniqueEmail(anna)
  const release = await delayRequests(page, scripts)
  await page.goto(polandServer.url, { waitUntil: 'commit' })
  const position = await requirePosition(page, persona)
  await fillPage(position)
  release()
  await waitForHydration(page)
  const created = page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.ok())
  await pressSubmit(position)
  await waitForPage(page, 'loan-purpose')
  await completePages(page, persona, { until: 'date-of-birth' })
  await created
  const { amount, generalPolicies } = buildApplication(persona)
  const { application } = await requireSingleLead(polandServer, persona)
  expect(application).toMatchObject({ amount, generalPolicies, contactDetails: { email: getEmail(persona) } })
})

test('autofill without key events is accepted', async ({ page, polandServer }) => {
  const persona: ProductPersona = withUniqueEmail(anna)
  await openPageAt(page, polandServer, persona, 'name')
  await page.locator('form[data-page]').evaluate((form) => {
    const values: Record<string, string> = { firstName: 'Jadwiga', lastName: 'Śliwa' }
    for (const [name, value] of Object.entries(values)) {
      const input = form.querySelector(`[name="personalDetails.${name}"]`)
      if (!(input instanceof HTMLInputElement)) throw new Error(name)
      input.value = value
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await page.locator('form[data-page] [type="submit"]').tap()
  await waitForPage(page, 'date-of-birth')
  await goBack(page)
  await expect(page.locator('[name="personalDetails.lastName"]')).toHaveValue('Śliwa')
})

test('"Clear my data" removes everything from the device', async ({ page, polandServer }) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'income-source')
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'action') }).tap()
  await page.locator('dialog[open]').getByRole('button').first().tap()
  await waitForPage(page, 'initial-details')
  const storageText = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(storageText).not.toMatch(/Anna|85071412334|512/u)
  await expect(page.locator('[name="contactDetails.email"]')).toHaveValue('')
})

test('the outcome is shown again after a reload', async ({ page, polandServer }) => {
  for (const tag of ['accepted', 'rejected'] as const) {
    const leadId = trackLead(page)
    await openPageAt(page, polandServer, withUniqueEmail(anna, tag), reviewKey)
    await completePages(page, withUniqueEmail(anna, tag))
    await completeScreens(page, polandServer, leadId, { until: tag })
    await page.reload()
    await getScreen(page, tag).waitFor()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
})
