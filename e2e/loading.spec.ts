// Chunks and translations that fail to load, with a server error or without a network. The page shows a message,
// retries, and shows no translation key. For chunks that a release has deleted see releases.spec.ts.
import type { Page, Route } from '@playwright/test'
import { expectTranslated } from './driver/checks.ts'
import { readForm } from './driver/controls.ts'
import { getScreen } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { fillPage, pressSubmit, reviewKey, requirePosition, completePages, goBack } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna, bartek } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const blockFiles = async (page: Page, files: string): Promise<() => Promise<void>> => {
  await page.route(files, (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service unavailable</h1>' }),
  )
  return () => page.unroute(files)
}

/** Fills in and submits the page. Resolves with the values before the submit. */
const submitFilledPage = async (page: Page, persona = anna): Promise<Record<string, string>> => {
  const position = await requirePosition(page, persona)
  await fillPage(position)
  const filled = await readForm(page)
  await pressSubmit(position)
  return filled
}

const retry = (page: Page) =>
  page.getByRole('alert').getByRole('button', { name: getText('pl', 'common', 'tryAgain'), exact: true })

const pageResources = [
  {
    what: 'its namespace of texts',
    files: '**/assets/texts-*/pl/marital-details.json',
    from: 'education',
    to: 'marital-status',
  },
] as const

for (const { what, files, from, to } of pageResources) {
  // Shows spec 8.23
  test(`a retry opens the next page where ${what} did not load`, async ({ page, polandServer }) => {
    const restore = await blockFiles(page, files)
    await openPageAt(page, polandServer, withUniqueEmail(anna), from)
    const before = await submitFilledPage(page)
    await expect(retry(page)).toBeVisible({ timeout: 20_000 })
    await expectTranslated(page)
    await restore()
    await retry(page).tap()
    await page.locator(`form[data-page="${to}"]`).waitFor()
    await goBack(page)
    await page.locator(`form[data-page="${from}"]`).waitFor()
    expect(await readForm(page)).toEqual(before)
  })
}

test('the second page opens where the chunk and the texts of later pages do not load', async ({
  page,
  polandServer,
}) => {
  const restoreCode = await blockFiles(page, '**/assets/ahead-*.js')
  const restoreTexts = await blockFiles(page, '**/assets/texts-*/**')
  await page.goto(polandServer.url)
  const before = await submitFilledPage(page)
  await page.locator('form[data-page="loan-purpose"]').waitFor()
  await submitFilledPage(page)
  await expect(retry(page)).toBeVisible()
  await expectTranslated(page)
  await restoreCode()
  await restoreTexts()
  await retry(page).tap()
  await page.locator('form[data-page="name"]').waitFor()
  await goBack(page)
  await page.locator('form[data-page="loan-purpose"]').waitFor()
  await goBack(page)
  await page.locator('form[data-page="initial-details"]').waitFor()
  expect(await readForm(page)).toEqual(before)
})

/** Most browsers do not request a module again that failed to load (`web/src/loading/importFetched.ts`). */
test('every chunk is fetched before it is imported', async ({ page, polandServer }) => {
  const fetched = new Set<string>()
  const unknown: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() !== 'script') fetched.add(pathname)
    else if (!fetched.has(pathname)) unknown.push(pathname)
  })
  const persona = withUniqueEmail(anna)
  await openPageAt(page, polandServer, persona, 'name')
  await completePages(page, persona, { until: 'personal-code' })
  expect([...fetched].filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5)
  expect(unknown).toEqual([expect.stringMatching(/\/main-[\w-]+\.js$/)])
})

test('a retry opens the review where its chunk did not load', async ({ page, polandServer }) => {
  const restore = await blockFiles(page, '**/assets/ReviewPage-*.js')
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'income-payday')
  await submitFilledPage(page)
  await expect(retry(page)).toBeVisible()
  await restore()
  await retry(page).tap()
  await page.locator('form[data-page="review"]').waitFor()
})

for (const files of ['**/assets/Checking-*.js', '**/assets/texts-*/pl/checking.json']) {
  test(`a retry opens the screen after the last submit where ${files} did not load`, async ({ page, polandServer }) => {
    const persona = withUniqueEmail(anna, 'stuck')
    const restore = await blockFiles(page, files)
    await openPageAt(page, polandServer, persona, reviewKey)
    await page.locator('form[data-page="review"] [type="submit"]').tap()
    await expect(retry(page)).toBeVisible({ timeout: 20_000 })
    await expectTranslated(page)
    await restore()
    await retry(page).tap()
    await getScreen(page, 'checking').waitFor()
  })
}

test('a message replaces the errors while they do not load', async ({ page, polandServer }) => {
  const restore = await blockFiles(page, '**/assets/ahead-*.js')
  await page.goto(polandServer.url)
  await fillPage(await requirePosition(page, anna))
  await page.locator('[name="contactDetails.email"]').fill('anna')
  const submit = page.locator('form[data-page="initial-details"] [type="submit"]')
  await submit.tap()
  await expect(page.getByRole('alert')).toContainText(getText('pl', 'common', 'requestProblems>offline'), {
    timeout: 20_000,
  })
  await expectTranslated(page)
  await restore()
  await submit.tap()
  await expect(page.locator('#error-summary')).toContainText(getText('pl', 'errors', 'email-form'))
})

const optionalChunks = ['AccountBank', 'CompanyLookup', 'around', 'OtherDevices', 'PostcodeLookup', 'WholeMoney']

test('a journey completes without the optional chunks', async ({ page, spainServer }) => {
  const persona = withUniqueEmail(lucia, 'accepted')
  for (const chunk of optionalChunks) await blockFiles(page, `**/assets/${chunk}-*.js`)
  await page.route('**/api/postcode/**', (route) => route.abort())
  await page.goto(spainServer.url)
  await completePages(page, persona)
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(spainServer, persona)
})

test('a page loads the rules of the next one, and a submit waits for them two seconds at most', async ({
  page,
  polandServer,
}) => {
  const requests: Route[] = []
  await page.route('**/assets/phoneChecker-*.js', (route) => void requests.push(route))
  const persona = withUniqueEmail(bartek)
  await openPageAt(page, polandServer, persona, 'job-details')
  await expect.poll(() => requests.length).toBe(1)
  await completePages(page, persona, { until: 'employer-name' })
  await submitFilledPage(page, persona)
  await expect(page.locator('form[data-page="income-contract-started-at"]')).toBeVisible()
  for (const route of requests) await route.abort()
})

test('the next page shows a message offline and opens online', async ({ page, context, polandServer }) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'income-payday')
  await context.setOffline(true)
  await submitFilledPage(page)
  await expect(page.locator('main')).toContainText(getText('pl', 'common', 'offline'))
  await context.setOffline(false)
  const review = page.locator('form[data-page="review"]')
  await review.or(retry(page)).first().waitFor({ timeout: 30_000 })
  if (!(await review.isVisible())) await retry(page).tap()
  await review.waitFor()
})
