// The events that third parties receive during a whole journey, recorded by a fake of every vendor.
import { createHash } from 'node:crypto'
import { vendorNames } from '@loan/domain/tracking/vendors'
import { readVendorKeys, listPersonalValues } from './driver/browserStorage.ts'
import {
  answerPrivacyChoices,
  confirmAmount,
  openPrivacyChoices,
  openWithChoices,
  pressPrivacyButton,
  getPrivacySheet,
} from './driver/privacyChoices.ts'
import { trackLead, completeScreens } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { watchPendingRequests } from './driver/pendingRequests.ts'
import { waitForIdleStart, waitForTracking } from './driver/delayedWork.ts'
import { completePages } from './driver/formPages.ts'
import { getEmail, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone } from './setup/test.ts'
import { ordinaryBrowser, test } from './setup/trackedTest.ts'
import type { VendorFakes } from './setup/vendors.ts'

test.use({ ...phone, userAgent: ordinaryBrowser })

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const listVendors = (vendorFakes: VendorFakes) => [...new Set(vendorFakes.requests.map(({ vendor }) => vendor))]
const countCalls = (calls: readonly string[], text: string): number =>
  calls.filter((call) => call.includes(text)).length

/** Waits until every vendor has received a request. */
const waitForVendors = async (vendorFakes: VendorFakes): Promise<void> => {
  await expect.poll(() => listVendors(vendorFakes).toSorted()).toEqual(vendorNames.toSorted())
}

// Shows spec 1.16
test('no vendor receives a request before consent, and the form works beside the privacy choices', async ({
  page,
  trackedServer,
  vendorFakes,
}) => {
  const persona = withUniqueEmail(anna)
  const pendingRequests = watchPendingRequests(page)
  await openWithChoices(page, `${trackedServer.url}?utm_source=x&gclid=abc&fbclid=def&ttclid=ghi`)
  const created = page.waitForResponse('**/v3/lead')
  await completePages(page, persona, { until: 'date-of-birth' })
  await created
  await expect(getPrivacySheet(page)).toBeVisible()
  await page.reload()
  await waitForTracking(page, pendingRequests)
  expect(vendorFakes.requests).toEqual([])
  expect(await readVendorKeys(page)).toEqual([])
})

// Shows spec 1.15, 4.57, 4.58, 4.60, 4.70, 4.73, 7.24, 7.26, 7.27, 7.28
test('accepted vendors receive each event once, and no personal data except hashes', async ({
  page,
  context,
  trackedServer,
  vendorFakes,
}) => {
  test.setTimeout(150_000)
  const persona = withUniqueEmail(anna)
  const { origin } = new URL(trackedServer.url)
  await page.goto(`${trackedServer.url}?utm_source=autumn&refName=partner&firstName=Kanarek&email=kanarek@example.com`)
  const affiliate: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/affiliate/event')) affiliate.push(request.postData() ?? '')
  })
  await confirmAmount(page)
  await answerPrivacyChoices(page, 'accept')
  await waitForVendors(vendorFakes)
  const leadId = trackLead(page)
  await completePages(page, persona, { until: 'date-of-birth' })
  await expect.poll(() => countCalls(vendorFakes.listCalls('meta'), '"Lead"')).toBe(1)
  // A reload and the rest of the journey send no event twice.
  await page.reload()
  await completePages(page, persona)
  await completeScreens(page, trackedServer, leadId, { until: 'thank-you' })

  await expect.poll(() => countCalls(vendorFakes.listCalls('tagManager'), '"event":"accepted"')).toBe(1)
  const identity = {
    email: sha256(getEmail(persona)),
    phone_number: sha256('+48512345678'),
  }
  const tikTok = vendorFakes.listCalls('tiktok')
  expect([countCalls(tikTok, '"track","Lead"'), countCalls(tikTok, '"track","CompleteRegistration"')]).toEqual([1, 1])
  expect(tikTok.some((call) => Object.values(identity).every((hash) => call.includes(hash)))).toBe(true)
  expect(tikTok.findIndex((call) => call.includes('identify'))).toBeLessThan(
    tikTok.findIndex((call) => call.includes('"track"')),
  )
  const meta = vendorFakes.listCalls('meta')
  expect([countCalls(meta, '"Lead"'), countCalls(meta, '"CompleteRegistration"')]).toEqual([1, 1])
  const google = vendorFakes.listCalls('googleAds')
  expect(countCalls(google, '"event":"conversion"')).toBe(1)
  expect(google.find((call) => call.includes('"default"'))).toContain('"ad_storage":"denied"')
  const manager = vendorFakes.listCalls('tagManager')
  for (const name of ['lead-created', 'lead-submitted', 'offer-shown', 'offer-accepted', 'accepted']) {
    expect(countCalls(manager, `"event":"${name}"`), name).toBe(1)
  }
  expect(countCalls(manager, '"page":"name"')).toBe(1)
  // The recording starts again in the document after the reload.
  expect(countCalls(vendorFakes.listCalls('logRocket'), '"init"')).toBe(2)
  await expect
    .poll(() =>
      vendorFakes
        .of('posthog')
        .map(({ body }) => body)
        .join(''),
    )
    .toContain('"event":"accepted"')
  const analytics = vendorFakes
    .of('posthog')
    .map(({ body }) => body)
    .join('')
  expect(analytics).toContain('"utm_source":"autumn"')
  expect(analytics).not.toContain('$pageleave')
  expect(affiliate.map((body) => body.replace(leadId(), 'ID')).toSorted()).toEqual([
    '{"product":"tukan-pl","id":"ID","name":"CompleteRegistration"}',
    '{"product":"tukan-pl","id":"ID","name":"Lead"}',
  ])

  const reported = vendorFakes.requests.map((request) => JSON.stringify(request)).join('\n')
  for (const value of [...listPersonalValues(persona), 'Kanarek', 'kanarek@', leadId()]) {
    expect(
      reported.includes(value) || reported.includes(encodeURIComponent(value)),
      `${value} in requests to vendors`,
    ).toBe(false)
  }
  for (const { headers } of vendorFakes.requests) expect([undefined, `${origin}/`]).toContain(headers['referer'])
  // The vendors' cookies and storage keys are removed with the consent.
  expect((await readVendorKeys(page)).length).toBeGreaterThan(5)
  await openPrivacyChoices(page)
  await pressPrivacyButton(page, 'decline')
  await expect.poll(() => readVendorKeys(page)).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('after a refusal no vendor receives a request, and the choices are not shown again', async ({
  page,
  trackedServer,
  vendorFakes,
}) => {
  const pendingRequests = watchPendingRequests(page)
  await openWithChoices(page, trackedServer.url)
  await answerPrivacyChoices(page, 'decline')
  await completePages(page, withUniqueEmail(anna), { until: 'date-of-birth' })
  await page.reload()
  await waitForTracking(page, pendingRequests)
  await expect(getPrivacySheet(page)).toBeHidden()
  expect(vendorFakes.requests).toEqual([])
  expect(await readVendorKeys(page)).toEqual([])
})

test('a consent to analytics alone enables only analytics', async ({ page, trackedServer, vendorFakes }) => {
  await openWithChoices(page, trackedServer.url)
  await pressPrivacyButton(page, 'choose')
  const box = (purpose: string) =>
    getPrivacySheet(page).getByRole('checkbox', { name: getText('pl', 'privacy-choices', `purposes>${purpose}>label`) })
  for (const purpose of ['advertising', 'analytics', 'recording']) await expect(box(purpose)).not.toBeChecked()
  await box('analytics').check()
  await pressPrivacyButton(page, 'save')
  await expect(getPrivacySheet(page)).toBeHidden()
  await completePages(page, withUniqueEmail(anna), { until: 'date-of-birth' })
  await expect.poll(() => listVendors(vendorFakes)).toEqual(['posthog'])
})

test('a withdrawn consent stops all vendors and removes their data', async ({ page, trackedServer, vendorFakes }) => {
  const persona = withUniqueEmail(anna)
  const pendingRequests = watchPendingRequests(page)
  await openWithChoices(page, trackedServer.url)
  await answerPrivacyChoices(page, 'accept')
  await waitForVendors(vendorFakes)
  await completePages(page, persona, { until: 'name' })
  await openPrivacyChoices(page)
  await expect(getPrivacySheet(page).getByRole('heading')).toBeFocused()
  await pressPrivacyButton(page, 'decline')
  await expect(getPrivacySheet(page)).toBeHidden()
  await pendingRequests.waitForReplies()
  vendorFakes.forget()
  await completePages(page, persona, { until: 'personal-code' })
  await page.reload()
  await waitForTracking(page, pendingRequests)
  expect(vendorFakes.requests.map(({ vendor, path, body }) => `${vendor} ${path} ${body}`)).toEqual([])
  expect(await readVendorKeys(page)).toEqual([])
})

test('"Clear my data" gives the applicant a new id for vendors', async ({ page, trackedServer, vendorFakes }) => {
  await openWithChoices(page, trackedServer.url)
  await answerPrivacyChoices(page, 'accept')
  await waitForVendors(vendorFakes)
  await completePages(page, withUniqueEmail(anna), { until: 'loan-purpose' })
  const sessionId = () => page.evaluate(() => sessionStorage.getItem('sessionId') ?? '')
  const before = await sessionId()
  expect(vendorFakes.of('posthog').at(-1)?.body).toContain(before)
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'action') }).click()
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'confirm') }).click()
  await expect.poll(sessionId).not.toBe(before)
  const readStored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
  await expect.poll(readStored).not.toContain(before)
  const after = await sessionId()
  await completePages(page, withUniqueEmail(anna), { until: 'name' })
  // Requests from before the deletion may arrive late, so the ids distinguish them.
  const reported = (id: string) => vendorFakes.of('posthog').filter(({ body }) => body.includes(id))
  const completed = (id: string) => reported(id).filter(({ body }) => body.includes('page-completed')).length
  await expect.poll(() => completed(after)).toBeGreaterThan(1)
  expect(completed(before)).toBe(1)
  expect(reported(after).filter(({ body }) => body.includes(before))).toEqual([])
})

test('there are no privacy choices where no vendor is configured', async ({ page, polandServer }) => {
  const pendingRequests = watchPendingRequests(page)
  await page.goto(polandServer.url)
  await confirmAmount(page)
  await waitForIdleStart(page, pendingRequests)
  await expect(getPrivacySheet(page)).toHaveCount(0)
  await expect(page.getByText(getText('pl', 'privacy-choices', 'open'))).toHaveCount(0)
  // The sign-in by password, terms, privacy, accessibility and the button that clears the data.
  await expect(page.getByRole('contentinfo').getByRole('listitem')).toHaveCount(5)
})
