// The session fields of a lead (spec 3.1 to 3.5), which every created lead has, and the events of a second device,
// which reports no step again.
import type { Page } from '@playwright/test'
import { push, submitLead, waitForState, storeLeadInBrowser } from './driver/leads.ts'
import { answerPrivacyChoices, confirmAmount } from './driver/privacyChoices.ts'
import { watchPendingRequests } from './driver/pendingRequests.ts'
import { waitForTracking } from './driver/delayedWork.ts'
import { getScreen } from './driver/screens.ts'
import { toDateParts } from './driver/controls.ts'
import { completePages } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone } from './setup/test.ts'
import { ordinaryBrowser, test } from './setup/trackedTest.ts'

test.use({ ...phone, userAgent: ordinaryBrowser })

const waitForCreate = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/v3/lead'))

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u

const sessionFields = {
  sessionId: expect.stringMatching(uuid),
  sessionStartedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u),
  deviceData: expect.objectContaining({ language: expect.any(String) }),
  posthogParameters: expect.objectContaining({ isLeadPrefilled: false }),
  leadSource: expect.any(String),
}

test('a lead created immediately has its session fields, and so has a second application', async ({
  page,
  trackedServer,
}) => {
  const persona = withUniqueEmail(anna)
  // Disables the work that the page does three seconds after its load, to simulate an earlier first save.
  await page.addInitScript(() => {
    const setTimeoutBefore = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === 3000 ? 0 : setTimeoutBefore(run, ms)),
    })
  })
  const created = waitForCreate(page)
  await page.goto(trackedServer.url)
  await completePages(page, persona, { until: 'loan-purpose' })
  expect((await created).postDataJSON()).toMatchObject(sessionFields)

  const lead = await submitLead(trackedServer, withUniqueEmail(anna))
  await push(trackedServer, lead, 'REJECTED')
  await waitForState(trackedServer, lead, 'REJECTED')
  await storeLeadInBrowser(page, trackedServer, lead)
  await page.goto(trackedServer.url)
  const again = waitForCreate(page)
  await getScreen(page, 'rejected').locator('button:not([type="submit"])').last().click()
  await completePages(page, withUniqueEmail(anna), { until: 'loan-purpose' })
  expect((await again).postDataJSON()).toMatchObject(sessionFields)
})

test('a resume link on a second device reports no step of the lead again', async ({
  page,
  trackedServer,
  vendorFakes,
}) => {
  const pendingRequests = watchPendingRequests(page)
  const lead = await submitLead(trackedServer, withUniqueEmail(anna))
  await push(trackedServer, lead, 'PROFICREDIT_OFFER')
  await waitForState(trackedServer, lead, 'PROFICREDIT_OFFER')
  await page.goto(trackedServer.url)
  await confirmAmount(page)
  await answerPrivacyChoices(page, 'accept')
  await expect.poll(() => vendorFakes.listCalls('meta').join('')).toContain('init')
  vendorFakes.forget()
  await page.goto(await trackedServer.readLastMessage(lead.id, 'email'))
  const screen = getScreen(page, 'continue')
  for (const [datePart, value] of Object.entries(toDateParts('1985-07-14'))) {
    await screen.locator(`[name="personalDetails.dateOfBirth.${datePart}"]`).fill(value)
  }
  await screen.locator('[type="submit"]').click()
  await getScreen(page, 'proficredit-offer').locator('h1').waitFor()
  await waitForTracking(page, pendingRequests)
  await expect.poll(() => vendorFakes.listCalls('meta').join('')).toContain('init')
  const calls = (['meta', 'tiktok', 'googleAds', 'tagManager'] as const).flatMap((vendor) =>
    vendorFakes.listCalls(vendor),
  )
  for (const event of ['"Lead"', '"CompleteRegistration"', '"conversion"', 'lead-created', 'lead-submitted']) {
    expect(
      calls.filter((call) => call.includes(event)),
      event,
    ).toEqual([])
  }
})
