// Journeys on a phone: every persona to an outcome, with the stored answers. A persona whose first pages are those of
// another one starts at the first page that differs.
import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll, expectTranslated } from './driver/checks.ts'
import { pressChoiceAgain } from './driver/doublePress.ts'
import { getScreen, trackLead, completeScreens } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { openPageAt } from './driver/storedSession.ts'
import { getText } from './driver/texts.ts'
import { completePages, type PageHooks, reviewKey } from './driver/formPages.ts'
import { type ProductPersona, getProduct, withUniqueEmail } from './personas/persona.ts'
import { anna, bartek, ewa, danuta, eryk } from './personas/poland.ts'
import { lucia, marcos } from './personas/spain.ts'
import type { TestServer } from './setup/server.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const apply = async (
  page: Page,
  server: TestServer,
  persona: ProductPersona,
  until: string,
  hooks: PageHooks = {},
): Promise<readonly string[]> => {
  const leadId = trackLead(page)
  await completePages(page, persona, {
    ...hooks,
    onPage: async () => {
      await expectTranslated(page)
      await expectNoHorizontalScroll(page)
    },
  })
  return completeScreens(page, server, leadId, { until, onScreen: () => expectTranslated(page) })
}

/** The first page on which the Polish personas differ. */
const firstOwnPage = 'income-source'

const allSteps = ['checking', 'mobile-verification', 'checking', 'policy-consents', 'checking']

// Shows spec 1.1, 1.4, 1.5, 2.13
test('anna, employed in Poland, completes every step and is accepted', async ({ page, polandServer }) => {
  const persona = withUniqueEmail(anna)
  await page.goto(polandServer.url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL')
  const screens = await apply(page, polandServer, persona, 'thank-you')
  expect(screens).toEqual([...allSteps, 'proficredit-offer', 'checking', 'accepted', 'thank-you'])
  const lead = await expectStoredAnswers(polandServer, persona)
  expect(lead).toMatchObject({ state: 'THANK_YOU', status: 'accepted' })
})

// Shows spec 1.5, 2.14, 2.15
test('bartek, employed for a fixed term, is redirected, stops the countdown and follows the link', async ({
  page,
  polandServer,
}) => {
  const persona = withUniqueEmail(bartek, 'redirected')
  await openPageAt(page, polandServer, persona, firstOwnPage)
  await apply(page, polandServer, persona, 'redirected')
  const screen = getScreen(page, 'redirected')
  await screen.getByRole('button', { name: getText('pl', 'redirected', 'stop') }).tap()
  await expect(screen.getByRole('status')).toContainText([getText('pl', 'redirected', 'stopped')])
  await screen.getByRole('link', { name: getText('pl', 'redirected', 'goNow', { lender: 'Polanka Kredyt' }) }).tap()
  await expect(page).toHaveURL(/\/sandbox\/lender\//u)
  await page.goBack()
  await expect(screen).toBeVisible()
  await expect(screen.getByRole('button', { name: getText('pl', 'redirected', 'stop') })).toBeHidden()
  expect(await expectStoredAnswers(polandServer, persona)).toMatchObject({ state: 'REDIRECTED', status: 'redirected' })
})

// Shows spec 1.5, 2.16
test('ewa, self-employed, is rejected and requests a review by a person', async ({ page, polandServer }) => {
  const persona = withUniqueEmail(ewa, 'rejected')
  await openPageAt(page, polandServer, persona, firstOwnPage)
  await apply(page, polandServer, persona, 'rejected')
  const screen = getScreen(page, 'rejected')
  await expect(screen.getByText(getText('pl', 'rejected', 'reasons>income'))).toBeVisible()
  await screen.locator('form [type="submit"]').tap()
  await expect(screen.getByText(getText('pl', 'rejected', 'review>requested'))).toBeVisible()
  expect(await expectStoredAnswers(polandServer, persona)).toMatchObject({ state: 'REJECTED', status: 'rejected' })
})

for (const persona of [danuta, eryk]) {
  test(`${persona.name}, with another source of income, is accepted`, async ({ page, polandServer }) => {
    const applicant = withUniqueEmail(persona, 'accepted')
    await openPageAt(page, polandServer, applicant, firstOwnPage)
    await apply(page, polandServer, applicant, 'accepted')
    await expectStoredAnswers(polandServer, applicant)
  })
}

const switchToEnglish = async (page: Page, persona: ProductPersona): Promise<void> => {
  const dialog = page.locator('dialog[open] [type="submit"]')
  // An open dialog is confirmed first and opened again in the other language.
  const hasDialog = await dialog.isVisible()
  if (hasDialog) await dialog.tap()
  await page.locator('header [lang^="en"]').tap()
  await expect(page.locator('html')).toHaveAttribute('lang', getProduct(persona).country.languageTags.en ?? '')
  if (hasDialog) await page.getByRole('button', { name: getText('en', 'common', 'change'), exact: true }).tap()
}

test('a whole Polish journey works in English, and each page opens at its top and ignores the second press', async ({
  page,
  polandServer,
}) => {
  const persona = withUniqueEmail(bartek, 'offer')
  let pressedCount = 0
  await page.goto(polandServer.url)
  await switchToEnglish(page, persona)
  await apply(page, polandServer, persona, 'accepted', {
    beforeSubmit: () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
    afterPage: async ({ key }) => {
      if (key === reviewKey) return
      // The frame that moves the focus also sets the scroll position.
      await expect(page.locator('h1'), `after ${key}`).toBeFocused()
      expect(await page.evaluate(() => window.scrollY), `after ${key}`).toBe(0)
      if (await pressChoiceAgain(page)) pressedCount += 1
    },
  })
  expect(pressedCount).toBeGreaterThan(3)
  await expect(page.locator('h1')).toHaveText(getText('en', 'accepted', 'title', { lender: 'Polanka Kredyt' }))
  await expectStoredAnswers(polandServer, persona)
})

// Shows spec 1.5
test('lucia, employed in Spain, chooses an offer and is accepted', async ({ page, spainServer }) => {
  const persona = withUniqueEmail(lucia)
  await page.goto(spainServer.url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  const screens = await apply(page, spainServer, persona, 'thank-you')
  expect(screens).toEqual([...allSteps, 'ipfd-offer-choice', 'checking', 'accepted', 'thank-you'])
  expect(await expectStoredAnswers(spainServer, persona)).toMatchObject({ state: 'THANK_YOU', status: 'accepted' })
})

test('marcos, a pensioner in Spain, applies in English and is redirected', async ({ page, spainServer }) => {
  const persona = withUniqueEmail(marcos, 'offer-redirected')
  await page.goto(spainServer.url)
  await switchToEnglish(page, persona)
  await apply(page, spainServer, persona, 'redirected')
  await expectStoredAnswers(spainServer, persona)
})
