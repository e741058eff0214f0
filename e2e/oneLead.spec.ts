// One applicant has one lead: tabs closed during a save, two tabs, replies of a firewall, old tabs, links opened during a
// journey, and a lender that has questions after the end.
import type { BrowserContext, Page, Route } from '@playwright/test'
import { push, send, hold, waitForState } from './driver/leads.ts'
import { screenOf, trackLead, walkScreens } from './driver/screens.ts'
import { expectStored, readOnlyLead } from './driver/stored.ts'
import { openAt } from './driver/visits.ts'
import { pressSubmit, reviewKey, walk } from './driver/walk.ts'
import { type Persona, unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import type { TestServer } from './setup/server.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const leadCalls = '**/api/v3/lead'
const shows = (page: Page, key: string): Promise<void> => page.locator(`form[data-page="${key}"]`).waitFor()
const isSaved = (page: Page, method: string) =>
  page.waitForResponse(
    (response) => response.request().method() === method && response.url().endsWith('/v3/lead') && response.ok(),
  )

/** Closes the page once the server has processed its next write with this method, before the reply reaches the page. */
const closeWhile = async (page: Page, method: 'POST' | 'PUT', act: () => Promise<unknown>): Promise<void> => {
  let received = () => {}
  const isReceived = new Promise<void>((resolve) => {
    received = resolve
  })
  await page.route(leadCalls, async (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fetch()
    received()
  })
  await act()
  await isReceived
  await page.close()
}

/** Delays every call until the returned function is called, so that the calls of two tabs are concurrent. */
const holdBack = async (context: BrowserContext, url: string): Promise<() => void> => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(url, async (route) => {
    await isReleased
    await route.fallback()
  })
  return release
}

const openAgain = async (context: BrowserContext, server: TestServer): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(server.url)
  return page
}

const finish = async (page: Page, server: TestServer, persona: Persona): Promise<void> => {
  const leadId = trackLead(page)
  await walk(page, persona)
  await walkScreens(page, server, leadId, { until: 'accepted' })
  await expectStored(server, persona)
}

test('a session continues and saves every page after its tab was closed during a save', async ({
  page,
  context,
  spain,
}) => {
  const persona = unique(lucia, 'accepted')
  await page.goto(spain.url)
  const created = isSaved(page, 'POST')
  await walk(page, persona, { until: 'personal-details' })
  await created
  await closeWhile(page, 'PUT', () => walk(page, persona, { until: 'contact-details' }))
  const again = await openAgain(context, spain)
  const rejected: number[] = []
  again.on('response', (response) => {
    if (response.url().endsWith('/v3/lead') && !response.ok()) rejected.push(response.status())
  })
  await finish(again, spain, persona)
  expect(rejected, 'rejected saves').toEqual([409])
})

test('a tab that is closed during the first save makes one lead', async ({ page, context, spain }) => {
  const persona = unique(lucia, 'accepted')
  await page.goto(spain.url)
  await closeWhile(page, 'POST', () => walk(page, persona, { until: 'personal-details' }))
  await finish(await openAgain(context, spain), spain, persona)
})

test('two tabs opened before the first save make one lead', async ({ page, context, spain }) => {
  const persona = unique(lucia, 'accepted')
  await page.goto(spain.url)
  const other = await openAgain(context, spain)
  const release = await holdBack(context, leadCalls)
  for (const tab of [page, other]) await walk(tab, persona, { until: 'personal-details' })
  release()
  await page.bringToFront()
  await walk(page, persona, { until: reviewKey })
  await other.bringToFront()
  await finish(other, spain, persona)
  await page.bringToFront()
  await pressSubmit({ form: page.locator('form[data-page]') })
  await screenOf(page, 'accepted').waitFor()
  await readOnlyLead(spain, persona)
})

test('the page of a firewall in place of a reply neither makes a second lead nor ends the journey', async ({
  page,
  tukan,
}) => {
  const persona = unique(anna, 'accepted')
  await openAt(page, tukan, persona, 'income-payday')
  const created = isSaved(page, 'POST')
  await walk(page, persona, { until: reviewKey })
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
  await walkScreens(page, tukan, leadId, { until: 'accepted' })
  expect(blocked).toEqual([])
  await expectStored(tukan, persona)
})

test('a tab older than a day still shows the outcome of its lead and makes no other lead', async ({ page, tukan }) => {
  const persona = unique(anna, 'accepted')
  await page.clock.install()
  await openAt(page, tukan, persona, reviewKey)
  const leadId = trackLead(page)
  await walk(page, persona)
  await walkScreens(page, tukan, leadId, { until: 'accepted' })
  await page.clock.setSystemTime(Date.now() + 25 * 3_600_000)
  for (const _time of [1, 2]) {
    await page.reload()
    await screenOf(page, 'accepted').waitFor()
  }
  await readOnlyLead(tukan, persona)
})

test('a link with another amount suggests it and changes nothing until the applicant accepts it', async ({
  page,
  tukan,
}) => {
  const persona = unique(anna)
  await openAt(page, tukan, persona, 'name')
  const own = await page.locator('main p:has(button)').last().textContent()
  await page.goto(`${tukan.url}name?amount=7000&period=80`)
  await shows(page, 'name')
  const notice = page.locator('main [role="status"]')
  await expect(notice).toContainText(/7\s?000/u)
  expect(await page.locator('main p:has(button)').last().textContent()).toBe(own)
  await notice.getByRole('button').last().tap()
  await expect(notice).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
  await page.goto(`${tukan.url}name?amount=7000&period=80`)
  await notice.getByRole('button').first().tap()
  await expect(page.locator('main p:has(button)').last()).toContainText(/7\s?000/u)
  await page.reload()
  await expect(page.locator('main p:has(button)').last()).toContainText(/7\s?000/u)
})

// Shows spec 2.6, 2.7, 2.8, 2.9, 2.10
test('section routes lead to their first reachable page, and screen routes ignore case', async ({ page, tukan }) => {
  await page.goto(`${tukan.url}CHECKING`)
  await shows(page, 'initial-details')
  await openAt(page, tukan, unique(anna), reviewKey)
  for (const [route, key] of [
    ['loan-information', 'initial-details'],
    ['personal-details', 'name'],
    ['contact-details', 'address-information'],
    ['income-details', 'monthly-income'],
    ['other-information', 'monthly-expenses'],
  ] as const) {
    await page.goto(`${tukan.url}${route}`)
    await shows(page, key)
  }
  await openAt(page, tukan, unique(anna), 'education')
  await page.goto(`${tukan.url}income-details`)
  await shows(page, 'education')
})

test('a lender step after the end shows the stored answers of the lead', async ({ page, tukan }) => {
  const lead = await send(tukan, unique(anna, 'accepted'))
  await waitForState(tukan, lead, 'ACCEPTED')
  await hold(page, tukan, lead)
  await page.goto(`${tukan.url}accepted`)
  await screenOf(page, 'accepted').waitFor()
  await page.reload()
  await screenOf(page, 'accepted').waitFor()
  await push(tukan, lead, 'WNIOSEK')
  await page.goto(`${tukan.url}wniosek`)
  const screen = screenOf(page, 'wniosek')
  await screen.waitFor()
  await expect(screen).toContainText('Kraków')
})
