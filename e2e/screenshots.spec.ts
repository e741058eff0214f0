// Screenshots of every page and screen of both products at 360 and 1280 pixels, for review by a person (WIDE=1 only).
import type { Page } from '@playwright/test'
import { fromRoot } from '../tools/process/root.ts'
import { screenOf, trackLead, walkScreens } from './driver/screens.ts'
import { openAt } from './driver/visits.ts'
import { clearTyped, fillDialog, provokeErrors, reviewKey, walk } from './driver/walk.ts'
import { type Persona, unique } from './personas/persona.ts'
import { anna, bartek } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { expect, test } from './setup/test.ts'

for (const width of [360, 1280]) {
  for (const [persona, straight] of [
    [bartek, anna],
    [lucia, lucia],
  ] as const) {
    test(`takes screenshots of ${persona.product} at ${width} pixels`, async ({ page, serverOf }) => {
      test.setTimeout(400_000)
      await page.setViewportSize({ width, height: width === 360 ? 640 : 800 })
      const server = await serverOf(persona.product)
      let count = 0
      const take = async (target: Page, name: string): Promise<void> => {
        count += 1
        const file = `${String(count).padStart(2, '0')}-${name}.png`
        await target.screenshot({
          path: fromRoot('e2e', 'screenshots', persona.product, String(width), file),
          fullPage: true,
        })
      }
      const applicant = unique(persona)
      await page.goto(server.url)
      await walk(page, applicant, {
        until: reviewKey,
        onPage: async (position) => {
          const { key, step } = position
          if (step?.index === 0) await take(page, `${key}-first`)
          await fillDialog(position)
          await take(page, key)
          await provokeErrors(position)
          await take(page, `${key}-errors`)
          await clearTyped(position)
        },
      })
      await take(page, reviewKey)
      const ends: readonly (readonly [Persona, string])[] = [
        [unique(straight, 'full'), 'thank-you'],
        [unique(straight, 'rejected'), 'rejected'],
        [unique(straight, 'redirected'), 'redirected'],
      ]
      for (const [one, until] of ends) {
        const leadId = trackLead(page)
        await openAt(page, server, one, reviewKey)
        await walk(page, one)
        await walkScreens(page, server, leadId, {
          until,
          onScreen: async (screen, name) => {
            await expect(screen.locator('h1')).toBeVisible()
            await take(page, name)
            if (name !== 'mobile-verification') return
            await screen.locator('a').first().click()
            await screenOf(page, 'change-mobile-number').waitFor()
            await take(page, 'change-mobile-number')
            await page.goBack()
            await screen.waitFor()
          },
        })
        if (until !== 'thank-you') continue
        const link = await server.lastSent(leadId(), 'email')
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        await page.goto(link)
        await screenOf(page, 'continue').locator('form').waitFor()
        await take(page, 'continue')
      }
      await page.goto(`${server.url}nothing-here`)
      await page.locator('h1').waitFor()
      await take(page, '404')
    })
  }
}
