// Accessibility of every page and screen of both products, empty and with errors, at 320 and 1280 pixels: axe with
// contrast and target size, no horizontal scroll, and the position of the focus.
import type { PageKey } from '@loan/domain/pages/pageRow'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll } from './driver/checks.ts'
import { getScreen, trackLead, completeScreens } from './driver/screens.ts'
import { submit } from './driver/screenAction.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { clearTextBoxes, provokeErrors, reviewKey, type Position, completePages } from './driver/formPages.ts'
import { type Persona, getProduct, withUniqueEmail } from './personas/persona.ts'
import { anna, bartek, ewa, danuta, eryk } from './personas/poland.ts'
import { lucia, marcos } from './personas/spain.ts'
import { expect, isWide, test } from './setup/test.ts'

/** The default suite checks the narrow width only, because it fails more often. */
const widths = isWide ? ([320, 1280] as const) : ([320] as const)

const check = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
}

/** Checks the page without its dialog and with validation errors. */
const checkErrors = async (position: Position): Promise<void> => {
  const { page } = position
  const dialog = page.locator('dialog[open] [type="submit"]')
  if (await dialog.isVisible()) {
    await dialog.click()
    await check(page)
  }
  await provokeErrors(position)
  await check(page)
  await clearTextBoxes(position)
}

/** `only`: the pages to check, for a persona whose other pages are the same as those of another persona. */
const cases: readonly { readonly persona: Persona; readonly only?: readonly PageKey[] }[] = [
  { persona: bartek },
  { persona: lucia },
  { persona: ewa, only: ['economic-activity'] },
  { persona: danuta, only: ['pension-details'] },
  { persona: eryk, only: ['field-details'] },
  { persona: marcos, only: ['other-information'] },
]

for (const width of widths) {
  for (const { persona, only } of cases) {
    // Shows spec 2.46
    test(`the pages of ${persona.name} are accessible at ${width} pixels`, async ({ page, getServer }) => {
      test.setTimeout(400_000)
      await page.setViewportSize({ width, height: 800 })
      const server = await getServer(persona.product)
      const applicant = withUniqueEmail(persona)
      const until = only?.[0]
      if (until === undefined) await page.goto(server.url)
      else await openPageAt(page, server, applicant, until)
      await completePages(page, applicant, {
        onPage: async (position) => {
          await check(page)
          await checkErrors(position)
        },
        ...(only === undefined
          ? { until: reviewKey }
          : {
              submit: async () => {
                throw new Error('checked')
              },
            }),
      }).catch((reason: unknown) => {
        if (!(reason instanceof Error) || reason.message !== 'checked') throw reason
      })
      if (only === undefined) await check(page)
    })
  }

  for (const persona of [anna, lucia]) {
    test(`the screens of ${persona.product} are accessible at ${width} pixels`, async ({ page, getServer }) => {
      test.setTimeout(400_000)
      await page.setViewportSize({ width, height: 800 })
      const server = await getServer(persona.product)
      const applicant = withUniqueEmail(persona, 'full')
      const leadId = trackLead(page)
      await openPageAt(page, server, applicant, reviewKey)
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
      for (const tag of ['rejected', 'redirected'] as const) {
        const applicant = withUniqueEmail(persona, tag)
        const leadId = trackLead(page)
        await openPageAt(page, server, applicant, reviewKey)
        await completePages(page, applicant)
        await completeScreens(page, server, leadId, { until: tag })
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
