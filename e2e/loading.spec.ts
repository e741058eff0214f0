// Chunks and translations that fail to load, with a server error or without a network. The page shows a message, retries,
// and shows no translation key. For chunks that a release has deleted see releases.spec.ts.
import type { Page } from '@playwright/test'
import { expectTranslated } from './driver/checks.ts'
import { readForm } from './driver/controls.ts'
import { screenOf } from './driver/screens.ts'
import { expectStored } from './driver/stored.ts'
import { getText } from './driver/texts.ts'
import { openAt } from './driver/visits.ts'
import { fillPage, pressSubmit, reviewKey, requirePosition, walk } from './driver/walk.ts'
import { unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const missing = async (page: Page, files: string): Promise<() => Promise<void>> => {
  await page.route(files, (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service unavailable</h1>' }),
  )
  return () => page.unroute(files)
}

/** Fills in and submits the page. Resolves with the values before the submit. */
const goOn = async (page: Page): Promise<Record<string, string>> => {
  const position = await requirePosition(page, anna)
  await fillPage(position)
  const filled = await readForm(page)
  await pressSubmit(position)
  return filled
}

const retry = (page: Page) =>
  page.getByRole('alert').getByRole('button', { name: getText('pl', 'common', 'tryAgain'), exact: true })

const partsOfPages = [
  {
    what: 'its namespace of texts',
    files: '**/locales/pl/marital-details.json*',
    from: 'education',
    to: 'marital-status',
  },
] as const

for (const { what, files, from, to } of partsOfPages) {
  // Shows spec 8.23
  test(`a retry opens the next page where ${what} did not load`, async ({ page, tukan }) => {
    const mend = await missing(page, files)
    await openAt(page, tukan, unique(anna), from)
    const before = await goOn(page)
    await expect(retry(page)).toBeVisible({ timeout: 20_000 })
    await expectTranslated(page)
    await mend()
    await retry(page).tap()
    await page.locator(`form[data-page="${to}"]`).waitFor()
    await page.goBack()
    await page.locator(`form[data-page="${from}"]`).waitFor()
    expect(await readForm(page)).toEqual(before)
  })
}

test('the second page opens where the chunk and the texts of later pages do not load', async ({ page, tukan }) => {
  const mendCode = await missing(page, '**/assets/ahead-*.js')
  const restoreTexts = await missing(page, '**/locales/**')
  await page.goto(tukan.url)
  const before = await goOn(page)
  await page.locator('form[data-page="loan-purpose"]').waitFor()
  await goOn(page)
  await expect(retry(page)).toBeVisible()
  await expectTranslated(page)
  await mendCode()
  await restoreTexts()
  await retry(page).tap()
  await page.locator('form[data-page="name"]').waitFor()
  await page.goBack()
  await page.locator('form[data-page="loan-purpose"]').waitFor()
  await page.goBack()
  await page.locator('form[data-page="initial-details"]').waitFor()
  expect(await readForm(page)).toEqual(before)
})

/** Most browsers do not request a module again that failed to load (`web/src/lib/importFetched.ts`). */
test('every chunk is fetched before it is imported', async ({ page, tukan }) => {
  const come = new Set<string>()
  const unknown: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() !== 'script') come.add(pathname)
    else if (!come.has(pathname)) unknown.push(pathname)
  })
  const persona = unique(anna)
  await openAt(page, tukan, persona, 'name')
  await walk(page, persona, { until: 'personal-code' })
  expect([...come].filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5)
  expect(unknown).toEqual([expect.stringMatching(/\/main-[\w-]+\.js$/)])
})

test('a retry opens the review where its chunk did not load', async ({ page, tukan }) => {
  const mend = await missing(page, '**/assets/ReviewPage-*.js')
  await openAt(page, tukan, unique(anna), 'income-payday')
  await goOn(page)
  await expect(retry(page)).toBeVisible()
  await mend()
  await retry(page).tap()
  await page.locator('form[data-page="review"]').waitFor()
})

for (const files of ['**/assets/Checking-*.js', '**/locales/pl/checking.json*']) {
  test(`a retry opens the screen after the last submit where ${files} did not load`, async ({ page, tukan }) => {
    const persona = unique(anna, 'stuck')
    const mend = await missing(page, files)
    await openAt(page, tukan, persona, reviewKey)
    await page.locator('form[data-page="review"] [type="submit"]').tap()
    await expect(retry(page)).toBeVisible({ timeout: 20_000 })
    await expectTranslated(page)
    await mend()
    await retry(page).tap()
    await screenOf(page, 'checking').waitFor()
  })
}

test('a message replaces the errors while their texts do not load', async ({ page, tukan }) => {
  const mend = await missing(page, '**/locales/pl/errors.json*')
  await openAt(page, tukan, unique(anna), 'name')
  await page.locator('[name="personalDetails.firstName"]').fill('???')
  await page.locator('form[data-page="name"] [type="submit"]').tap()
  await expect(page.getByRole('alert')).toContainText(getText('pl', 'common', 'requestProblems>offline'), {
    timeout: 20_000,
  })
  await expectTranslated(page)
  await mend()
  await page.locator('form[data-page="name"] [type="submit"]').tap()
  await expect(page.locator('#error-summary')).toContainText(getText('pl', 'errors', 'name-characters'))
})

const extras = ['EmailSuggestion', 'PostcodeLookup', 'CompanyLookup', 'ClearData', 'Aside', 'Notices']

test('a journey completes without the optional chunks', async ({ page, spain }) => {
  const persona = unique(lucia, 'accepted')
  for (const extra of extras) await missing(page, `**/assets/${extra}-*.js`)
  await page.route('**/api/postcode/**', (route) => route.abort())
  await page.goto(spain.url)
  await walk(page, persona)
  await screenOf(page, 'accepted').waitFor()
  await expectStored(spain, persona)
})

test('the next page shows a message offline and opens online', async ({ page, context, tukan }) => {
  await openAt(page, tukan, unique(anna), 'income-payday')
  await context.setOffline(true)
  await goOn(page)
  await expect(page.locator('main')).toContainText(getText('pl', 'common', 'offline'))
  await context.setOffline(false)
  const review = page.locator('form[data-page="review"]')
  await review.or(retry(page)).first().waitFor({ timeout: 30_000 })
  if (!(await review.isVisible())) await retry(page).tap()
  await review.waitFor()
})
