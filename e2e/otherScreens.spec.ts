// The screens without a lead state, in each language at 320 and 1280 pixels: /continue, /unsubscribe and /404, open,
// with errors, with the server down and completed. The checks are those of stateScreens.spec.ts.
import { breakCall, confirmCall, linkCall, unsubscribeCall } from './driver/faults.ts'
import { expectKeyboardReaches } from './driver/keyboard.ts'
import { submitLead } from './driver/leads.ts'
import { checkScreenVariant, screenVariants, storeLocale } from './driver/screenVariants.ts'
import { getScreen } from './driver/screens.ts'
import { submit } from './driver/screenAction.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { expect, test } from './setup/test.ts'

for (const variant of screenVariants) {
  const { persona, locale, width } = variant
  test.describe(`${persona.product} in ${locale} at ${width} pixels`, () => {
    test.beforeEach(async ({ page, getServer }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${(await getServer(persona.product)).url}terms`)
      await storeLocale(page, locale)
    })

    test('a resume link is accessible in every condition', async ({ page, getServer }) => {
      const server = await getServer(persona.product)
      const { id } = await submitLead(server, withUniqueEmail(persona, 'offer'))
      const link = await server.readLastMessage(id, 'email')
      const screen = getScreen(page, 'continue')
      const check = (condition: string) => checkScreenVariant(page, variant, 'continue', condition)

      const unknown = await breakCall(page, linkCall, 'a 500')
      await page.goto(link)
      await screen.locator('[role="alert"]').waitFor()
      await check('2-server-down')
      unknown.endFault()

      await page.goto(link)
      await screen.locator('form').waitFor()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`, 'u'))
      await expect(screen.locator('h1')).toBeFocused()
      await check('3-open')
      await expectKeyboardReaches(page, screen)
      await submit(screen)
      await expect(page.locator('#error-summary')).toBeFocused()
      await check('4-errors')

      for (const [datePart, value] of [
        ['day', '1'],
        ['month', '2'],
        ['year', '1980'],
      ] as const) {
        await screen.locator(`[name="personalDetails.dateOfBirth.${datePart}"]`).fill(value)
      }
      const rejecting = await breakCall(page, confirmCall, 'a 500')
      await submit(screen)
      await screen.locator('[role="alert"]').first().waitFor()
      await check('5-not-sent')
      rejecting.endFault()
      await submit(screen)
      await expect(page.locator('#error-summary')).toBeFocused()
      await check('6-wrong')

      await page.goto(`${server.url}continue/${'x'.repeat(43)}`)
      await expect(screen.locator('h1')).toBeFocused()
      await check('7-unknown')
    })

    // Shows spec 2.18
    test('the end of marketing e-mails is accessible in every condition', async ({ page, getServer }) => {
      const server = await getServer(persona.product)
      const screen = getScreen(page, 'unsubscribe')
      const check = (condition: string) => checkScreenVariant(page, variant, 'unsubscribe', condition)
      await page.goto(`${server.url}unsubscribe`)
      await expect(screen.locator('h1')).toBeFocused()
      await check('3-open')
      await expectKeyboardReaches(page, screen)
      await screen.locator('[name="contactDetails.email"]').fill('?')
      await submit(screen)
      await expect(page.locator('#error-summary')).toBeFocused()
      await check('4-errors')

      await screen.locator('[name="contactDetails.email"]').fill('anna.kowalska@example.com')
      const broken = await breakCall(page, unsubscribeCall, 'a 500')
      await submit(screen)
      await screen.locator('[role="alert"]').first().waitFor()
      await check('5-server-down')
      broken.endFault()
      await submit(screen)
      await expect(screen.locator('form')).toHaveCount(0)
      await expect(screen.locator('h1')).toBeFocused()
      await check('6-stopped')
    })

    // Shows spec 2.19, 2.46
    test('an unknown address leads to an accessible /404', async ({ page, getServer }) => {
      const server = await getServer(persona.product)
      await page.goto(`${server.url}no-such-page`)
      const screen = getScreen(page, 'not-found')
      await expect(screen.locator('h1')).toBeFocused()
      await expect(page).toHaveURL(`${server.url}404`)
      await checkScreenVariant(page, variant, 'not-found', '3-open')
      await expectKeyboardReaches(page, screen)
    })
  })
}
