// Other actions of an applicant: skip a lender, decline an offer, change the number, resume by a link, change an answer
// from the review, switch the language.
import type { Page } from '@playwright/test'
import { expectTranslated } from './driver/checks.ts'
import { readForm } from './driver/controls.ts'
import { screenOf, trackLead, walkScreens } from './driver/screens.ts'
import { expectStored, readOnlyLead } from './driver/stored.ts'
import { getText } from './driver/texts.ts'
import { openAt } from './driver/visits.ts'
import { fillPage, pressSubmit, requirePosition, waitForNext, walk } from './driver/walk.ts'
import { type Persona, unique, withAnswers } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import type { TestServer } from './setup/server.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const send = async (page: Page, server: TestServer, persona: Persona): Promise<() => string> => {
  const leadId = trackLead(page)
  await openAt(page, server, persona, 'review')
  await walk(page, persona)
  return leadId
}

const skip = (page: Page): Promise<void> =>
  page.getByRole('button', { name: getText('pl', 'mobile-verification', 'skip>action') }).tap()

test('after a skipped lender the next lender continues', async ({ page, tukan }) => {
  const persona = unique(anna)
  const leadId = await send(page, tukan, persona)
  await walkScreens(page, tukan, leadId, { until: 'mobile-verification' })
  await skip(page)
  await screenOf(page, 'checking').waitFor()
  await expect(page.getByRole('log')).toContainText('Jarzębina Finanse')
  const met = await walkScreens(page, tukan, leadId, { until: 'accepted' })
  expect(met).toContain('mobile-verification')
  await expect(screenOf(page, 'accepted')).toContainText('Jarzębina Finanse')
})

test('after a declined offer the next lender makes an offer', async ({ page, tukan }) => {
  const persona = unique(anna, 'offer')
  const leadId = await send(page, tukan, persona)
  await walkScreens(page, tukan, leadId, { until: 'proficredit-offer' })
  await expect(page.locator('article h2')).toContainText('Polanka Kredyt')
  await page.getByRole('button', { name: getText('pl', 'offer', 'decline') }).tap()
  await screenOf(page, 'checking').waitFor()
  await walkScreens(page, tukan, leadId, { until: 'proficredit-offer' })
  await expect(page.locator('article h2')).toContainText('Jarzębina Finanse')
  await walkScreens(page, tukan, leadId, { until: 'accepted' })
})

test('none of several offers is preselected', async ({ page, spain }) => {
  const persona = unique(lucia, 'offer')
  const leadId = await send(page, spain, persona)
  await walkScreens(page, spain, leadId, { until: 'ipfd-offer-choice' })
  const screen = screenOf(page, 'ipfd-offer-choice')
  await expect(screen.getByRole('radio', { checked: true })).toHaveCount(0)
  await screen.locator('form [type="submit"]').tap()
  await expect(page.locator('#error-summary')).toBeFocused()
  await expect(page.locator('#error-summary')).toContainText(getText('es', 'offer', 'chooseRequired'))
  await screen.getByRole('radio').nth(1).check()
  await screen.locator('form [type="submit"]').tap()
  await screenOf(page, 'accepted').waitFor()
})

test('after a change of the mobile number the code goes to the new number', async ({ page, tukan }) => {
  const persona = unique(anna, 'verification')
  const leadId = await send(page, tukan, persona)
  await walkScreens(page, tukan, leadId, { until: 'mobile-verification' })
  const oldCode = await tukan.lastSent(leadId(), 'sms')
  await page.getByRole('link', { name: getText('pl', 'mobile-verification', 'change') }).tap()
  const screen = screenOf(page, 'change-mobile-number')
  await screen.locator('[name="contactDetails.phoneNumber"]').fill('12')
  await screen.locator('form [type="submit"]').tap()
  await expect(page.locator('#error-summary')).toBeFocused()
  await screen.locator('[name="contactDetails.phoneNumber"]').fill('601 234 567')
  await screen.locator('form [type="submit"]').tap()
  await expect(screenOf(page, 'mobile-verification')).toContainText('567')
  // The code sent to the old number is invalid.
  const newCode = await tukan.lastSent(leadId(), 'sms')
  if (newCode !== oldCode) {
    await page.locator('[name="code"]').fill(oldCode)
    await page.locator('form [type="submit"]').tap()
    await expect(page.locator('#error-summary')).toBeVisible()
  }
  await walkScreens(page, tukan, leadId, { until: 'accepted' })
  await expectStored(tukan, withAnswers(persona, { 'contactDetails.phoneNumber': '+48601234567' }))
})

// Shows spec 2.17
test('a resume link opens the lead on another device after a confirmation', async ({ page, browser, tukan }) => {
  const persona = unique(anna, 'offer')
  const leadId = await send(page, tukan, persona)
  await walkScreens(page, tukan, leadId, { until: 'proficredit-offer' })
  const link = await tukan.lastSent(leadId(), 'email')
  await page.close()
  const device = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  const other = await device.newPage()
  await other.goto(link)
  const screen = screenOf(other, 'continue')
  await screen.locator('form').waitFor()
  await expectTranslated(other)
  await expect(other.locator('body')).not.toContainText(String(persona.answers['personalDetails.lastName']))
  for (const [part, value] of [
    ['day', '13'],
    ['month', '7'],
    ['year', '1985'],
  ] as const) {
    await screen.locator(`[name="personalDetails.dateOfBirth.${part}"]`).fill(value)
  }
  await screen.locator('form [type="submit"]').tap()
  await expect(other.locator('#error-summary')).toContainText(getText('pl', 'continue', 'wrong'))
  await screen.locator('[name="personalDetails.dateOfBirth.day"]').fill('14')
  await screen.locator('form [type="submit"]').tap()
  await screenOf(other, 'proficredit-offer').waitFor()
  await walkScreens(other, tukan, leadId, { until: 'thank-you' })
  await device.close()
  expect(await expectStored(tukan, persona)).toMatchObject({ state: 'THANK_YOU' })
})

test('a resume link in the browser of the lead needs no confirmation', async ({ page, tukan }) => {
  const leadId = await send(page, tukan, unique(anna, 'offer'))
  await walkScreens(page, tukan, leadId, { until: 'proficredit-offer' })
  await page.goto(await tukan.lastSent(leadId(), 'email'))
  await screenOf(page, 'proficredit-offer').waitFor()
})

test('Change on the review opens the answer and returns to the review', async ({ page, tukan }) => {
  const persona = unique(anna, 'accepted')
  await openAt(page, tukan, persona, 'review')
  const change = page.getByRole('link', { name: new RegExp(`^${getText('pl', 'review', 'change')}`, 'u') })
  await expect(change.first()).toBeVisible()
  await page.locator('a[href*="/name?from=review"]').first().tap()
  await page.locator('[name="personalDetails.firstName"]').fill('Zofia')
  await page.locator('form[data-page="name"] [type="submit"]').tap()
  await expect(page.locator('form[data-page="review"]')).toContainText('Zofia')
  await walk(page, persona)
  const lead = await readOnlyLead(tukan, persona)
  expect(lead.application).toMatchObject({ personalDetails: { firstName: 'Zofia' } })
})

test('another income source opens the pages that it requires and drops the others', async ({ page, tukan }) => {
  const pensioner = { 'incomeDetails.incomeSource': 'pension', 'incomeDetails.pensionPayer': 'krus' } as const
  const employed = unique(anna, 'accepted')
  await openAt(page, tukan, employed, 'review')
  await page.locator('a[href*="/income-source?from=review"]').tap()
  await page.locator('[name="incomeDetails.incomeSource"]').selectOption('pension')
  await page.locator('form[data-page="income-source"] [type="submit"]').tap()
  const persona = withAnswers(employed, {
    ...pensioner,
    'otherDetails.pensionNumber': '0/12345',
    'incomeDetails.terminationPeriod': undefined,
    'incomeDetails.trialPeriod': undefined,
    'employer.taxRegistryCode': undefined,
    'employer.name': undefined,
    'incomeDetails.positionType': undefined,
    'incomeDetails.jobArea': undefined,
    'incomeDetails.jobTitle': undefined,
    'incomeDetails.incomeContractStartedAt': undefined,
  })
  await walk(page, persona, { until: 'review' })
  await expect(page.locator('form[data-page="review"]')).toContainText('0/12345')
  await expect(page.locator('form[data-page="review"]')).not.toContainText('Analityk danych')
  await walk(page, persona)
  await screenOf(page, 'accepted').waitFor()
  await expectStored(tukan, persona)
})

test('a switch of the language keeps the typed values', async ({ page, tukan }) => {
  const persona = unique(anna, 'accepted')
  await openAt(page, tukan, persona, 'name')
  const position = await requirePosition(page, persona)
  await fillPage(position)
  const before = await readForm(page)
  await page.locator('header [lang^="en"]').tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-150')
  await expect(page.locator('h1')).toHaveText(getText('en', 'personal-details', 'pages>name>title'))
  expect(await readForm(page)).toEqual(before)
  await expectTranslated(page)
  await pressSubmit(position)
  await waitForNext(position)
  await page.goBack()
  await expect(page.locator('form[data-page="name"]')).toBeVisible()
  expect(await readForm(page)).toEqual(before)
  await page.reload()
  await expect(page.locator('h1')).toHaveText(getText('en', 'personal-details', 'pages>name>title'))
  expect(await readForm(page)).toEqual(before)
})
