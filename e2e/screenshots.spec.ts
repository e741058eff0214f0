// Screenshots of every page and screen of both products at 360 and 1280 pixels, for review by a person (WIDE=1 only).
import type { Page } from '@playwright/test'
import { fromRoot } from '../tools/process/root.ts'
import { getScreen, trackLead, completeScreens } from './driver/screens.ts'
import { openPageAt } from './driver/storedSession.ts'
import { clearTextBoxes, fillDialog, provokeErrors, reviewKey, completePages } from './driver/formPages.ts'
import { type ProductPersona, withUniqueEmail } from './personas/persona.ts'
import { anna, bartek } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { expect, test } from './setup/test.ts'

for (const width of [360, 1280]) {
  for (const [persona, outcomePersona] of [
    [bartek, anna],
    [lucia, lucia],
  ] as const) {
    test(`takes screenshots of ${persona.product} at ${width} pixels`, async ({ page, getServer }) => {
      test.setTimeout(400_000)
      await page.setViewportSize({ width, height: width === 360 ? 640 : 800 })
      const server = await getServer(persona.product)
      let count = 0
      const takeScreenshot = async (target: Page, name: string): Promise<void> => {
        count += 1
        const file = `${String(count).padStart(2, '0')}-${name}.png`
        await target.screenshot({
          path: fromRoot('e2e', 'screenshots', persona.product, String(width), file),
          fullPage: true,
        })
      }
      const applicant = withUniqueEmail(persona)
      await page.goto(server.url)
      await completePages(page, applicant, {
        until: reviewKey,
        onPage: async (position) => {
          const { key, step } = position
          if (step?.index === 0) await takeScreenshot(page, `${key}-first`)
          await fillDialog(position)
          await takeScreenshot(page, key)
          await provokeErrors(position)
          await takeScreenshot(page, `${key}-errors`)
          await clearTextBoxes(position)
        },
      })
      await takeScreenshot(page, reviewKey)
      const outcomes: readonly (readonly [ProductPersona, string])[] = [
        [withUniqueEmail(outcomePersona, 'full'), 'thank-you'],
        [withUniqueEmail(outcomePersona, 'rejected'), 'rejected'],
        [withUniqueEmail(outcomePersona, 'redirected'), 'redirected'],
      ]
      for (const [one, until] of outcomes) {
        const leadId = trackLead(page)
        await openPageAt(page, server, one, reviewKey)
        await completePages(page, one)
        await completeScreens(page, server, leadId, {
          until,
          onScreen: async (screen, name) => {
            await expect(screen.locator('h1')).toBeVisible()
            await takeScreenshot(page, name)
            if (name !== 'mobile-verification') return
            await screen.locator('a').first().click()
            await getScreen(page, 'change-mobile-number').waitFor()
            await takeScreenshot(page, 'change-mobile-number')
            await page.goBack()
            await screen.waitFor()
          },
        })
        if (until !== 'thank-you') continue
        const link = await server.readLastMessage(leadId(), 'email')
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        await page.goto(link)
        await getScreen(page, 'continue').locator('form').waitFor()
        await takeScreenshot(page, 'continue')
      }
      await page.goto(`${server.url}nothing-here`)
      await page.locator('h1').waitFor()
      await takeScreenshot(page, '404')
    })
  }
}
