// Other actions of an applicant: decline an offer, change the number, resume by a link, change an answer from the
// review, switch the language.
import { withAnswers } from '@loan/domain/countries/persona'
import { type StateName, toScreenName } from '@loan/domain/states'
import type { Page } from '@playwright/test'
import { expectTranslated } from './driver/checks.ts'
import { readForm } from './driver/controls.ts'
import { storeLeadInBrowser, submitLead, waitForState } from './driver/leads.ts'
import { getScreen, completeScreens } from './driver/screens.ts'
import { expectStoredAnswers, requireSingleLead } from './driver/storedLead.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import {
  fillPage,
  pressSubmit,
  requirePosition,
  waitForNextPage,
  waitForPage,
  completePages,
  showAllAnswers,
  goBack,
} from './driver/formPages.ts'
import { type ProductPersona, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import type { TestServer } from './setup/server.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

/** Opens the screen of a lead that another session has submitted. Resolves with the function that returns its id. */
const openSubmitted = async (
  page: Page,
  server: TestServer,
  persona: ProductPersona,
  state: StateName,
): Promise<() => string> => {
  const lead = await submitLead(server, persona)
  await waitForState(server, lead, state)
  await storeLeadInBrowser(page, server, lead)
  await page.goto(server.url)
  await getScreen(page, toScreenName(state)).waitFor()
  return () => lead.id
}

test('after a declined offer the next lender makes an offer', async ({ page, polandServer }) => {
  const persona = withUniqueEmail(anna, 'offer')
  const leadId = await openSubmitted(page, polandServer, persona, 'PROFICREDIT_OFFER')
  await expect(getScreen(page, 'proficredit-offer')).toContainText('Polanka Kredyt')
  const decline = page.getByRole('button', { name: getText('pl', 'offer', 'decline') })
  const dialog = page.getByRole('dialog', { name: getText('pl', 'offer', 'confirmDecline>title') })
  // By keyboard: Escape closes the confirmation and returns the focus.
  await decline.press('Enter')
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(decline).toBeFocused()
  await decline.tap()
  await dialog.getByRole('button', { name: getText('pl', 'offer', 'confirmDecline>confirm') }).tap()
  await getScreen(page, 'checking').waitFor()
  await completeScreens(page, polandServer, leadId, { until: 'proficredit-offer' })
  await expect(getScreen(page, 'proficredit-offer')).toContainText('Jarzębina Finanse')
  await completeScreens(page, polandServer, leadId, { until: 'accepted' })
})

test('none of several offers is preselected', async ({ page, spainServer }) => {
  const persona = withUniqueEmail(lucia, 'offer')
  await openSubmitted(page, spainServer, persona, 'IPFD_OFFER_CHOICE')
  const screen = getScreen(page, 'ipfd-offer-choice')
  await expect(screen.getByRole('radio', { checked: true })).toHaveCount(0)
  // The first screenful shows all figures of an offer, because no bar is in front of them.
  await expect(screen.locator('dl').first()).toBeInViewport({ ratio: 1 })
  await expect(screen.locator('#accept-offer')).not.toBeInViewport()
  await screen.locator('#accept-offer').tap()
  await expect(page.locator('#error-summary')).toBeFocused()
  await expect(page.locator('#error-summary')).toContainText(getText('es', 'offer', 'chooseRequired'))
  await screen.getByRole('radio').nth(1).check()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(screen.locator('#accept-offer')).toBeInViewport({ ratio: 1 })
  await screen.locator('#accept-offer').tap()
  await getScreen(page, 'accepted').waitFor()
})

test('after a change of the mobile number the code goes to the new number', async ({ page, polandServer }) => {
  const persona = withUniqueEmail(anna, 'verification')
  const leadId = await openSubmitted(page, polandServer, persona, 'MOBILE_VERIFICATION')
  const oldCode = await polandServer.readLastMessage(leadId(), 'sms')
  await page.getByRole('link', { name: getText('pl', 'mobile-verification', 'change') }).tap()
  const screen = getScreen(page, 'change-mobile-number')
  await screen.locator('[name="contactDetails.phoneNumber"]').fill('12')
  await screen.locator('form [type="submit"]').tap()
  await expect(page.locator('#error-summary')).toBeFocused()
  await screen.locator('[name="contactDetails.phoneNumber"]').fill('601 234 567')
  await screen.locator('form [type="submit"]').tap()
  await expect(getScreen(page, 'mobile-verification')).toContainText('567')
  // The code sent to the old number is invalid.
  const newCode = await polandServer.readLastMessage(leadId(), 'sms')
  if (newCode !== oldCode) {
    await page.locator('[name="code"]').fill(oldCode)
    await expect(page.locator('#error-summary')).toBeVisible()
  }
  await completeScreens(page, polandServer, leadId, { until: 'accepted' })
  await expectStoredAnswers(polandServer, withAnswers(persona, { 'contactDetails.phoneNumber': '+48601234567' }))
})

// Shows spec 2.17
test('a resume link opens the lead on another device after a confirmation', async ({ page, browser, polandServer }) => {
  const persona = withUniqueEmail(anna, 'offer')
  const leadId = await openSubmitted(page, polandServer, persona, 'PROFICREDIT_OFFER')
  const link = await polandServer.readLastMessage(leadId(), 'email')
  await page.close()
  const device = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  const other = await device.newPage()
  await other.goto(link)
  const screen = getScreen(other, 'continue')
  await screen.locator('form').waitFor()
  await expectTranslated(other)
  await expect(other.locator('body')).not.toContainText(String(persona.answers['personalDetails.lastName']))
  for (const [datePart, value] of [
    ['day', '13'],
    ['month', '7'],
    ['year', '1985'],
  ] as const) {
    await screen.locator(`[name="personalDetails.dateOfBirth.${datePart}"]`).fill(value)
  }
  await screen.locator('form [type="submit"]').tap()
  await expect(other.locator('#error-summary')).toContainText(getText('pl', 'continue', 'wrong'))
  await screen.locator('[name="personalDetails.dateOfBirth.day"]').fill('14')
  await screen.locator('form [type="submit"]').tap()
  await getScreen(other, 'proficredit-offer').waitFor()
  await completeScreens(other, polandServer, leadId, { until: 'thank-you' })
  await device.close()
  expect(await expectStoredAnswers(polandServer, persona)).toMatchObject({ state: 'THANK_YOU' })
})

test('a resume link in the browser of the lead needs no confirmation', async ({ page, polandServer }) => {
  const leadId = await openSubmitted(page, polandServer, withUniqueEmail(anna, 'offer'), 'PROFICREDIT_OFFER')
  await page.goto(await polandServer.readLastMessage(leadId(), 'email'))
  await getScreen(page, 'proficredit-offer').waitFor()
})

test('Change on the review opens the answer and returns to the review', async ({ page, polandServer }) => {
  const persona = withUniqueEmail(anna, 'accepted')
  await openPageAt(page, polandServer, persona, 'review')
  await showAllAnswers(page)
  const change = page.getByRole('link', { name: new RegExp(`^${getText('pl', 'review', 'change')}`, 'u') })
  await expect(change.first()).toBeVisible()
  await page.locator('a[href*="/name?from=review"]').first().tap()
  await page.locator('[name="personalDetails.firstName"]').fill('Zofia')
  await page.locator('form[data-page="name"] [type="submit"]').tap()
  await expect(page.locator('form[data-page="review"]')).toContainText('Zofia')
  await completePages(page, persona)
  const lead = await requireSingleLead(polandServer, persona)
  expect(lead.application).toMatchObject({ personalDetails: { firstName: 'Zofia' } })
})

test('another income source opens the pages that it requires and drops the others', async ({ page, polandServer }) => {
  const pensioner = { 'incomeDetails.incomeSource': 'pension', 'incomeDetails.pensionPayer': 'krus' } as const
  const employed = withUniqueEmail(anna, 'accepted')
  await openPageAt(page, polandServer, employed, 'review')
  await showAllAnswers(page)
  await page.locator('a[href*="/income-source?from=review"]').tap()
  await page.locator('[name="incomeDetails.incomeSource"][value="pension"]').check()
  await page.locator('form[data-page="income-source"] [type="submit"]').tap()
  await waitForPage(page, 'pension-details')
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
  await completePages(page, persona, { until: 'review' })
  await expect(page.locator('form[data-page="review"]')).toContainText('0/12345')
  await expect(page.locator('form[data-page="review"]')).not.toContainText('Analityk danych')
  await completePages(page, persona)
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(polandServer, persona)
})

test('a switch of the language keeps the typed values', async ({ page, polandServer }) => {
  const persona = withUniqueEmail(anna, 'accepted')
  await openPageAt(page, polandServer, persona, 'name')
  const position = await requirePosition(page, persona)
  await fillPage(position)
  const before = await readForm(page)
  await page.locator('header [lang^="en"]').tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-150')
  await expect(page.locator('h1')).toHaveText(getText('en', 'personal-details', 'pages>name>title'))
  expect(await readForm(page)).toEqual(before)
  await expectTranslated(page)
  await pressSubmit(position)
  await waitForNextPage(position)
  await goBack(page)
  await expect(page.locator('form[data-page="name"]')).toBeVisible()
  expect(await readForm(page)).toEqual(before)
  await page.reload()
  await expect(page.locator('h1')).toHaveText(getText('en', 'personal-details', 'pages>name>title'))
  expect(await readForm(page)).toEqual(before)
})
