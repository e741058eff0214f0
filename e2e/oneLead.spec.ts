// One applicant has one lead: tabs closed during a save, two tabs, replies of a firewall, old tabs, links opened during
// a journey, and a lender that has questions after the end.
import { specExpiry } from '@loan/domain/products/defaults'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { delayRequests } from './driver/delayRequests.ts'
import { push, submitLead, storeLeadInBrowser, waitForState } from './driver/leads.ts'
import { getScreen, trackLead, completeScreens } from './driver/screens.ts'
import { expectStoredAnswers, requireSingleLead } from './driver/storedLead.ts'
import { openPageAt } from './driver/storedSession.ts'
import { pressSubmit, reviewKey, completePages, waitForPage } from './driver/formPages.ts'
import { waitForHydration } from './driver/waitForHydration.ts'
import { type ProductPersona, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import type { TestServer } from './setup/server.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const leadCalls = '**/api/v3/lead'
const waitForSave = (page: Page, method: string) =>
  page.waitForResponse(
    (response) => response.request().method() === method && response.url().endsWith('/v3/lead') && response.ok(),
  )

/** Closes the page once the server has processed its next write with this method, before the reply reaches the page. */
const closeDuring = async (page: Page, method: 'POST' | 'PUT', perform: () => Promise<unknown>): Promise<void> => {
  let received = () => {}
  const isReceived = new Promise<void>((resolve) => {
    received = resolve
  })
  await page.route(leadCalls, async (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fetch()
    received()
  })
  await perform()
  await isReceived
  await page.close()
}

const openNewTab = async (context: BrowserContext, server: TestServer): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(server.url)
  // Until it has restored a draft, the application may show the first page.
  await waitForHydration(page)
  return page
}

const finish = async (page: Page, server: TestServer, persona: ProductPersona): Promise<void> => {
  const leadId = trackLead(page)
  await completePages(page, persona)
  await completeScreens(page, server, leadId, { until: 'accepted' })
  await expectStoredAnswers(server, persona)
}

test('a session continues and saves every page after its tab was closed during a save', async ({
  page,
  context,
  spainServer,
}) => {
  const persona = withUniqueEmail(lucia, 'accepted')
  await page.goto(spainServer.url)
  const created = waitForSave(page, 'POST')
  await completePages(page, persona, { until: 'personal-details' })
  await created
  await closeDuring(page, 'PUT', () => completePages(page, persona, { until: 'contact-details' }))
  const reopened = await openNewTab(context, spainServer)
  const rejected: number[] = []
  reopened.on('response', (response) => {
    if (response.url().endsWith('/v3/lead') && !response.ok()) rejected.push(response.status())
  })
  await finish(reopened, spainServer, persona)
  expect(rejected, 'rejected saves').toEqual([409])
})

test('a tab that is closed during the first save makes one lead', async ({ page, context, spainServer }) => {
  const persona = withUniqueEmail(lucia, 'accepted')
  await page.goto(spainServer.url)
  await closeDuring(page, 'POST', () => completePages(page, persona, { until: 'personal-details' }))
  await finish(await openNewTab(context, spainServer), spainServer, persona)
})

test('two tabs opened before the first save make one lead', async ({ page, context, spainServer }) => {
  const persona = withUniqueEmail(lucia, 'accepted')
  await page.goto(spainServer.url)
  const other = await openNewTab(context, spainServer)
  // The calls of both tabs are concurrent.
  const release = await delayRequests(context, leadCalls)
  for (const tab of [page, other]) await completePages(tab, persona, { until: 'personal-details' })
  release()
  await page.bringToFront()
  await completePages(page, persona, { until: reviewKey })
  await other.bringToFront()
  await finish(other, spainServer, persona)
  await page.bringToFront()
  await pressSubmit({ form: page.locator('form[data-page]') })
  await getScreen(page, 'accepted').waitFor()
  await requireSingleLead(spainServer, persona)
})

test('the page of a firewall in place of a reply neither makes a second lead nor ends the journey', async ({
  page,
  polandServer,
}) => {
  const persona = withUniqueEmail(anna, 'accepted')
  await openPageAt(page, polandServer, persona, 'income-payday')
  const created = waitForSave(page, 'POST')
  await completePages(page, persona, { until: reviewKey })
  await created
  const blocked = [404, 410, 403, 401]
  const block = (route: Route) => {
    const status = blocked.shift()
    return status === undefined
      ? route.fallback()
      : route.fulfill({ status, contentType: 'text/html', body: '<h1>Blocked</h1>' })
  }
  // Blocks only the calls of the button, because a background save may still be in progress.
  const isSubmit = (route: Route) => route.request().postData()?.includes('"submit":true') === true
  await page.route(leadCalls, (route) => (blocked.length > 2 && isSubmit(route) ? block(route) : route.fallback()))
  await page.route('**/lead/status/**', block)
  const leadId = trackLead(page)
  for (const attempt of [1, 2]) {
    await page.locator('form[data-page="review"] [type="submit"]').tap()
    await expect(page.locator('form[data-page="review"] [role="alert"]'), `attempt ${attempt}`).toBeVisible()
  }
  await page.locator('form[data-page="review"] [type="submit"]').tap()
  await completeScreens(page, polandServer, leadId, { until: 'accepted' })
  expect(blocked).toEqual([])
  await expectStoredAnswers(polandServer, persona)
})

test('a tab older than a day still shows the outcome of its lead and makes no other lead', async ({
  page,
  polandServer,
}) => {
  const persona = withUniqueEmail(anna, 'accepted')
  await page.clock.install()
  await openPageAt(page, polandServer, persona, reviewKey)
  const leadId = trackLead(page)
  await completePages(page, persona)
  await completeScreens(page, polandServer, leadId, { until: 'accepted' })
  await page.clock.setSystemTime(Date.now() + (specExpiry.applicationHours + 1) * 3_600_000)
  for (const _time of [1, 2]) {
    await page.reload()
    await getScreen(page, 'accepted').waitFor()
  }
  await requireSingleLead(polandServer, persona)
})

test('a link with another amount suggests it and changes nothing until the applicant accepts it', async ({
  page,
  polandServer,
}) => {
  const persona = withUniqueEmail(anna)
  await openPageAt(page, polandServer, persona, 'name')
  const shownAmount = page.locator('main p:has(+ button) > b')
  const own = await shownAmount.innerText()
  await page.goto(`${polandServer.url}name?amount=7000&period=80`)
  await waitForPage(page, 'name')
  const callout = page.getByRole('status').filter({ has: page.getByRole('button') })
  await expect(callout).toContainText(/7\s?000/u)
  await expect(shownAmount).toHaveText(own)
  await callout.getByRole('button').last().tap()
  await expect(callout).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
  await page.goto(`${polandServer.url}name?amount=7000&period=80`)
  await callout.getByRole('button').first().tap()
  await expect(shownAmount).toContainText(/7\s?000/u)
  await page.reload()
  await expect(shownAmount).toContainText(/7\s?000/u)
})

// Shows spec 2.6, 2.7, 2.8, 2.9, 2.10
test('section routes lead to their first reachable page, and screen routes ignore case', async ({
  page,
  polandServer,
}) => {
  await page.goto(`${polandServer.url}CHECKING`)
  await waitForPage(page, 'initial-details')
  await openPageAt(page, polandServer, withUniqueEmail(anna), reviewKey)
  for (const [route, key] of [
    ['loan-information', 'initial-details'],
    ['personal-details', 'name'],
    ['contact-details', 'address-information'],
    ['income-details', 'monthly-income'],
    ['other-information', 'monthly-expenses'],
  ] as const) {
    await page.goto(`${polandServer.url}${route}`)
    await waitForPage(page, key)
  }
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'education')
  await page.goto(`${polandServer.url}income-details`)
  await waitForPage(page, 'education')
})

test('a lender step after the end shows the stored answers of the lead', async ({ page, polandServer }) => {
  const lead = await submitLead(polandServer, withUniqueEmail(anna, 'accepted'))
  await waitForState(polandServer, lead, 'ACCEPTED')
  await storeLeadInBrowser(page, polandServer, lead)
  await page.goto(`${polandServer.url}accepted`)
  await getScreen(page, 'accepted').waitFor()
  await page.reload()
  await getScreen(page, 'accepted').waitFor()
  await push(polandServer, lead, 'WNIOSEK')
  await page.goto(`${polandServer.url}wniosek`)
  const screen = getScreen(page, 'wniosek')
  await screen.waitFor()
  await expect(screen).toContainText('Kraków')
})
