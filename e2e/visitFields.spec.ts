// The session fields of a lead (spec 3.1 to 3.5), which every created lead has, and the events of a second device, which
// reports no step again.
import type { Page } from '@playwright/test'
import { push, send, waitForState, hold } from './driver/leads.ts'
import { answerPrivacy, closeAmount } from './driver/privacy.ts'
import { screenOf } from './driver/screens.ts'
import { datePartsOf } from './driver/controls.ts'
import { walk } from './driver/walk.ts'
import { unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone } from './setup/test.ts'
import { ordinaryBrowser, test } from './setup/tracked.ts'

test.use({ ...phone, userAgent: ordinaryBrowser })

const waitForCreate = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/v3/lead'))

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u

const whole = {
  sessionId: expect.stringMatching(uuid),
  sessionStartedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u),
  deviceData: expect.objectContaining({ language: expect.any(String) }),
  posthogParameters: expect.objectContaining({ isLeadPrefilled: false }),
  leadSource: expect.any(String),
}

test('a lead created immediately has its session fields, and so has a second application', async ({
  page,
  tracked,
}) => {
  const persona = unique(anna)
  // Disables the work that the page does three seconds after its load, to simulate an earlier first save.
  await page.addInitScript(() => {
    const setTimeoutBefore = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === 3000 ? 0 : setTimeoutBefore(run, ms)),
    })
  })
  const created = waitForCreate(page)
  await page.goto(tracked.url)
  await walk(page, persona, { until: 'loan-purpose' })
  expect((await created).postDataJSON()).toMatchObject(whole)

  const lead = await send(tracked, unique(anna))
  await push(tracked, lead, 'REJECTED')
  await waitForState(tracked, lead, 'REJECTED')
  await hold(page, tracked, lead)
  await page.goto(tracked.url)
  const again = waitForCreate(page)
  await screenOf(page, 'rejected').locator('button:not([type="submit"])').last().click()
  await walk(page, unique(anna), { until: 'loan-purpose' })
  expect((await again).postDataJSON()).toMatchObject(whole)
})

test('a resume link on a second device reports no step of the lead again', async ({ page, tracked, vendorFakes }) => {
  const lead = await send(tracked, unique(anna))
  await push(tracked, lead, 'PROFICREDIT_OFFER')
  await waitForState(tracked, lead, 'PROFICREDIT_OFFER')
  await page.goto(tracked.url)
  await closeAmount(page)
  await answerPrivacy(page, 'accept')
  await expect.poll(() => vendorFakes.callsOf('meta').join('')).toContain('init')
  vendorFakes.forget()
  await page.goto(await tracked.lastSent(lead.id, 'email'))
  const screen = screenOf(page, 'continue')
  for (const [part, value] of Object.entries(datePartsOf('1985-07-14'))) {
    await screen.locator(`[name="personalDetails.dateOfBirth.${part}"]`).fill(value)
  }
  await screen.locator('[type="submit"]').click()
  await screenOf(page, 'proficredit-offer').locator('h1').waitFor()
  // Vendors load some seconds after the page.
  await page.waitForTimeout(4000)
  await expect.poll(() => vendorFakes.callsOf('meta').join('')).toContain('init')
  const calls = (['meta', 'tiktok', 'googleAds', 'tagManager'] as const).flatMap((vendor) =>
    vendorFakes.callsOf(vendor),
  )
  for (const event of ['"Lead"', '"CompleteRegistration"', '"conversion"', 'lead-created', 'lead-submitted']) {
    expect(
      calls.filter((call) => call.includes(event)),
      event,
    ).toEqual([])
  }
})
