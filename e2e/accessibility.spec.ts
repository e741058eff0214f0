// Accessibility of the review and of every screen of both products, empty and with errors, at 320 and 1280 pixels: axe
// with contrast and target size, no horizontal scroll, and the position of the focus. For the pages see
// badInput.spec.ts.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll } from './driver/checks.ts'
import { requireStateScreen } from './driver/faultCases.ts'
import { createLeadInState, openScreen, storeLeadForScreen } from './driver/screenPosition.ts'
import { screenVariants } from './driver/screenVariants.ts'
import { getScreen, trackLead, completeScreens } from './driver/screens.ts'
import { submit } from './driver/screenAction.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { reviewKey, completePages } from './driver/formPages.ts'
import { getProduct, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { expect, isWide, test } from './setup/test.ts'

/** The default suite checks the narrow width only, because it fails more often. */
const widths = isWide ? ([320, 1280] as const) : ([320] as const)

const check = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
}

for (const width of widths) {
  for (const persona of [anna, lucia]) {
    test(`the screens of ${persona.product} are accessible at ${width} pixels`, async ({ page, getServer }) => {
      test.setTimeout(400_000)
      await page.setViewportSize({ width, height: 800 })
      const server = await getServer(persona.product)
      const applicant = withUniqueEmail(persona, 'full')
      const leadId = trackLead(page)
      await openPageAt(page, server, applicant, reviewKey)
      await check(page)
      await completePages(page, applicant)
      const checked = new Set<string>()
      await completeScreens(page, server, leadId, {
        until: 'thank-you',
        onScreen: async (screen, name) => {
          if (checked.has(name)) return
          checked.add(name)
          await checkScreen(page, screen, name, getProduct(persona).locales[0])
        },
      })
      // otherScreens.spec.ts checks the same screens of some products at some widths.
      if (screenVariants.some((variant) => variant.persona === persona && variant.width === width)) return
      const link = await server.readLastMessage(leadId(), 'email')
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await page.goto(link)
      await getScreen(page, 'continue').locator('form').waitFor()
      await checkScreen(page, getScreen(page, 'continue'), 'continue', getProduct(persona).locales[0])
      await page.goto(`${server.url}continue/nobody-knows-this-one`)
      await getScreen(page, 'continue').locator('h1').waitFor()
      await check(page)
      await page.goto(`${server.url}no-such-page`)
      await page.locator('h1').waitFor()
      await check(page)
    })

    test(`the end screens of ${persona.product} are accessible at ${width} pixels`, async ({ page, getServer }) => {
      await page.setViewportSize({ width, height: 800 })
      const server = await getServer(persona.product)
      for (const state of ['REJECTED', 'REDIRECTED'] as const) {
        const stateScreen = requireStateScreen(state)
        const lead = await createLeadInState(server, persona, stateScreen)
        const screen = getScreen(page, stateScreen.name)
        const position = { page, server, stateScreen, lead, screen, locale: getProduct(persona).locales[0] }
        await storeLeadForScreen(position)
        await openScreen(position)
        await expect(screen.locator('h1')).toBeFocused()
        await check(page)
      }
    })
  }
}

const checkScreen = async (page: Page, screen: Locator, name: string, locale: string): Promise<void> => {
  // The heading has the focus when the screen opens.
  await expect(screen.locator('h1'), name).toBeFocused()
  await check(page)
  if (name === 'checking') return
  if (name === 'mobile-verification') {
    await screen.getByRole('link', { name: getText(locale, name, 'change') }).click()
    const other = getScreen(page, 'change-mobile-number')
    await checkScreen(page, other, 'change-mobile-number', locale)
    await page.goBack()
    await screen.waitFor()
  }
  const canFail = ['mobile-verification', 'policy-consents', 'ipfd-offer-choice', 'continue', 'change-mobile-number']
  if (!canFail.includes(name)) return
  await submit(screen)
  await expect(page.locator('#error-summary')).toBeFocused()
  await check(page)
}
