// The events that third parties receive during a whole journey, recorded by a fake of every vendor.
import { createHash } from 'node:crypto'
import { vendorNames } from '@loan/domain/tracking/vendors'
import type { Page } from '@playwright/test'
import { vendorLeftovers, personalValuesOf } from './driver/leftovers.ts'
import { answerPrivacy, closeAmount, openPrivacy, pressIn, sheetOf } from './driver/privacy.ts'
import { trackLead, walkScreens } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { watchUnderWay } from './driver/underWay.ts'
import { walk } from './driver/walk.ts'
import { emailOf, unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone } from './setup/test.ts'
import { ordinaryBrowser, test } from './setup/tracked.ts'
import type { VendorFakes } from './setup/vendors.ts'

test.use({ ...phone, userAgent: ordinaryBrowser })

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const names = (vendorFakes: VendorFakes) => [...new Set(vendorFakes.requests.map(({ vendor }) => vendor))]
const countOf = (calls: readonly string[], text: string): number => calls.filter((call) => call.includes(text)).length

/** Opens the page and waits for the privacy choices. */
const arrive = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await closeAmount(page)
  await expect(sheetOf(page)).toBeVisible()
}

/** Waits until every vendor has received a request. */
const waitForVendors = async (vendorFakes: VendorFakes): Promise<void> => {
  await expect.poll(() => names(vendorFakes).toSorted()).toEqual(vendorNames.toSorted())
}

// Shows spec 1.16
test('no vendor receives a request before consent, and the form works beside the privacy choices', async ({
  page,
  tracked,
  vendorFakes,
}) => {
  const persona = unique(anna)
  await arrive(page, `${tracked.url}?utm_source=x&gclid=abc&fbclid=def&ttclid=ghi`)
  const created = page.waitForResponse('**/v3/lead')
  await walk(page, persona, { until: 'date-of-birth' })
  await created
  await expect(sheetOf(page)).toBeVisible()
  await page.reload()
  await page.waitForTimeout(4000)
  expect(vendorFakes.requests).toEqual([])
  expect(await vendorLeftovers(page)).toEqual([])
})

// Shows spec 1.15, 4.57, 4.58, 4.60, 4.70, 4.73, 7.24, 7.26, 7.27, 7.28
test('accepted vendors receive each event once, and no personal data except hashes', async ({
  page,
  context,
  tracked,
  vendorFakes,
}) => {
  test.setTimeout(150_000)
  const persona = unique(anna)
  const { origin } = new URL(tracked.url)
  await page.goto(`${tracked.url}?utm_source=autumn&refName=partner&firstName=Kanarek&email=kanarek@example.com`)
  const affiliate: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/affiliate/event')) affiliate.push(request.postData() ?? '')
  })
  await closeAmount(page)
  await answerPrivacy(page, 'accept')
  await waitForVendors(vendorFakes)
  const leadId = trackLead(page)
  await walk(page, persona, { until: 'date-of-birth' })
  await expect.poll(() => countOf(vendorFakes.callsOf('meta'), '"Lead"')).toBe(1)
  // A reload and the rest of the journey send no event twice.
  await page.reload()
  await walk(page, persona)
  await walkScreens(page, tracked, leadId, { until: 'thank-you' })

  await expect.poll(() => countOf(vendorFakes.callsOf('tagManager'), '"event":"accepted"')).toBe(1)
  const identity = {
    email: sha256(emailOf(persona)),
    phone_number: sha256('+48512345678'),
  }
  const tikTok = vendorFakes.callsOf('tiktok')
  expect([countOf(tikTok, '"track","Lead"'), countOf(tikTok, '"track","CompleteRegistration"')]).toEqual([1, 1])
  expect(tikTok.some((call) => Object.values(identity).every((hash) => call.includes(hash)))).toBe(true)
  expect(tikTok.findIndex((call) => call.includes('identify'))).toBeLessThan(
    tikTok.findIndex((call) => call.includes('"track"')),
  )
  const meta = vendorFakes.callsOf('meta')
  expect([countOf(meta, '"Lead"'), countOf(meta, '"CompleteRegistration"')]).toEqual([1, 1])
  const google = vendorFakes.callsOf('googleAds')
  expect(countOf(google, '"event":"conversion"')).toBe(1)
  expect(google.find((call) => call.includes('"default"'))).toContain('"ad_storage":"denied"')
  const manager = vendorFakes.callsOf('tagManager')
  for (const name of ['lead-created', 'lead-submitted', 'offer-shown', 'offer-accepted', 'accepted']) {
    expect(countOf(manager, `"event":"${name}"`), name).toBe(1)
  }
  expect(countOf(manager, '"page":"name"')).toBe(1)
  // The recording starts again in the document after the reload.
  expect(countOf(vendorFakes.callsOf('logRocket'), '"init"')).toBe(2)
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
  for (const value of [...personalValuesOf(persona), 'Kanarek', 'kanarek@', leadId()]) {
    expect(
      reported.includes(value) || reported.includes(encodeURIComponent(value)),
      `${value} in requests to vendors`,
    ).toBe(false)
  }
  for (const { headers } of vendorFakes.requests) expect([undefined, `${origin}/`]).toContain(headers['referer'])
  // The vendors' cookies and storage keys are removed with the consent.
  expect((await vendorLeftovers(page)).length).toBeGreaterThan(5)
  await openPrivacy(page)
  await pressIn(page, 'refuse')
  await expect.poll(() => vendorLeftovers(page)).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('after a refusal no vendor receives a request, and the choices are not shown again', async ({
  page,
  tracked,
  vendorFakes,
}) => {
  await arrive(page, tracked.url)
  await answerPrivacy(page, 'refuse')
  await walk(page, unique(anna), { until: 'date-of-birth' })
  await page.reload()
  await page.waitForTimeout(4000)
  await expect(sheetOf(page)).toBeHidden()
  expect(vendorFakes.requests).toEqual([])
  expect(await vendorLeftovers(page)).toEqual([])
})

test('a consent to analytics alone enables only analytics', async ({ page, tracked, vendorFakes }) => {
  await arrive(page, tracked.url)
  await pressIn(page, 'choose')
  const box = (purpose: string) =>
    sheetOf(page).getByRole('checkbox', { name: getText('pl', 'privacy-choices', `purposes>${purpose}>label`) })
  for (const purpose of ['advertising', 'analytics', 'recording']) await expect(box(purpose)).not.toBeChecked()
  await box('analytics').check()
  await pressIn(page, 'save')
  await expect(sheetOf(page)).toBeHidden()
  await walk(page, unique(anna), { until: 'date-of-birth' })
  await expect.poll(() => names(vendorFakes)).toEqual(['posthog'])
})

test('a withdrawn consent stops all vendors and removes their data', async ({ page, tracked, vendorFakes }) => {
  const persona = unique(anna)
  const underWay = watchUnderWay(page)
  await arrive(page, tracked.url)
  await answerPrivacy(page, 'accept')
  await waitForVendors(vendorFakes)
  await walk(page, persona, { until: 'name' })
  await openPrivacy(page)
  await expect(sheetOf(page).getByRole('heading')).toBeFocused()
  await pressIn(page, 'refuse')
  await expect(sheetOf(page)).toBeHidden()
  await underWay.hasArrived()
  vendorFakes.forget()
  await walk(page, persona, { until: 'personal-code' })
  await page.reload()
  await page.waitForTimeout(4000)
  expect(vendorFakes.requests.map(({ vendor, path, body }) => `${vendor} ${path} ${body}`)).toEqual([])
  expect(await vendorLeftovers(page)).toEqual([])
})

test('"Clear my data" gives the applicant a new id for vendors', async ({ page, tracked, vendorFakes }) => {
  await arrive(page, tracked.url)
  await answerPrivacy(page, 'accept')
  await waitForVendors(vendorFakes)
  await walk(page, unique(anna), { until: 'loan-purpose' })
  const sessionId = () => page.evaluate(() => sessionStorage.getItem('sessionId') ?? '')
  const before = await sessionId()
  expect(vendorFakes.of('posthog').at(-1)?.body).toContain(before)
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'action') }).click()
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'confirm') }).click()
  await expect.poll(sessionId).not.toBe(before)
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
  await expect.poll(kept).not.toContain(before)
  const after = await sessionId()
  await walk(page, unique(anna), { until: 'name' })
  // Requests from before the deletion may arrive late, so the ids distinguish them.
  const reported = (id: string) => vendorFakes.of('posthog').filter(({ body }) => body.includes(id))
  const completed = (id: string) => reported(id).filter(({ body }) => body.includes('page-completed')).length
  await expect.poll(() => completed(after)).toBeGreaterThan(1)
  expect(completed(before)).toBe(1)
  expect(reported(after).filter(({ body }) => body.includes(before))).toEqual([])
})

test('there are no privacy choices where no vendor is configured', async ({ page, tukan }) => {
  await page.goto(tukan.url)
  await closeAmount(page)
  await page.waitForTimeout(3000)
  await expect(sheetOf(page)).toHaveCount(0)
  await expect(page.getByText(getText('pl', 'privacy-choices', 'open'))).toHaveCount(0)
  // The sign-in by password, terms, privacy and accessibility.
  await expect(page.getByRole('contentinfo').getByRole('listitem')).toHaveCount(4)
})
