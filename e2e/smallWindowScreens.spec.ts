// Every screen on the journey map of a product and the screens of links, in the product's first language, at 320 pixels
// and at a zoom of 400 percent: open and with errors. Only in the full suite. For other checks of the screens see
// stateScreens.spec.ts.
import { products } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import { getRoute } from '@loan/domain/states'
import type { Locator, Page } from '@playwright/test'
import { buildPersona } from '../server/src/personas/persona.ts'
import { buildJourneyMap, screenId } from '../tools/gallery/journeyMap.ts'
import { submitLead } from './driver/leads.ts'
import { type StateScreen, stateScreens, taggedStates } from './driver/stateScreens.ts'
import { expectFocusClear, expectFitsSmallWindows, smallWindows, takeNarrowScreenshot } from './driver/smallWindow.ts'
import { getScreen } from './driver/screens.ts'
import { createLeadInState, storeLeadForScreen, openScreen, submitInvalidValues } from './driver/screenPosition.ts'
import { getText } from './driver/texts.ts'
import { submit } from './driver/screenAction.ts'
import { type ProductPersona, toPersona, withUniqueEmail } from './personas/persona.ts'
import { expect, isWide, test } from './setup/test.ts'

const tested = isWide ? Object.values(products) : []

const listStateScreens = (product: Product): readonly StateScreen[] => {
  const ids = buildJourneyMap(product).nodes.map(({ id }) => id)
  return stateScreens.filter(({ name }) => ids.includes(screenId(name)))
}

const createPersona = (product: Product): ProductPersona =>
  toPersona('visitor', product, buildPersona(product, new Date()))

const check = async (page: Page): Promise<void> => {
  await expectFitsSmallWindows(page)
  await expectFocusClear(page)
}

/** Checks the controls that adjust an offer at their maximum values. */
const checkPickers = async (page: Page, screen: Locator): Promise<void> => {
  const folded = screen.locator('details:has(input[type="range"])')
  if ((await folded.count()) === 0) return
  await folded.locator('summary').click()
  for (const slider of await folded.locator('input[type="range"]').all()) await slider.press('End')
  await expectFitsSmallWindows(page)
}

for (const product of tested) {
  const [locale] = product.locales

  for (const stateScreen of listStateScreens(product)) {
    // Shows spec 2.46
    test(`${stateScreen.name} of ${product.id} fits into a small window`, async ({ page, getServer }) => {
      await page.setViewportSize(smallWindows[0])
      const server = await getServer(product.id)
      const lead = await createLeadInState(server, createPersona(product), stateScreen)
      const screen = getScreen(page, stateScreen.name)
      const position = { page, server, stateScreen, lead, screen, locale }
      await storeLeadForScreen(position)
      await openScreen(position)
      await screen.locator('h1').waitFor()
      await check(page)
      await takeNarrowScreenshot(page, lead.persona, `screen-${stateScreen.name}-open`)
      await checkPickers(page, screen)
      if (!(await submitInvalidValues(position))) return
      await check(page)
      await takeNarrowScreenshot(page, lead.persona, `screen-${stateScreen.name}-errors`)
    })
  }

  test(`the screens of links of ${product.id} fit into a small window`, async ({ page, getServer }) => {
    await page.setViewportSize(smallWindows[0])
    const server = await getServer(product.id)
    const { id } = await submitLead(server, withUniqueEmail(createPersona(product), 'offer'))
    const resuming = getScreen(page, 'continue')
    await page.goto(await server.readLastMessage(id, 'email'))
    await resuming.locator('form').waitFor()
    await expectFitsSmallWindows(page)
    await submit(resuming)
    await expect(page.locator('#error-summary')).toBeFocused()
    await check(page)
    await page.goto(`${server.url}continue/${'x'.repeat(43)}`)
    await resuming.locator('h1').waitFor()
    await expectFitsSmallWindows(page)
    const unsubscribing = getScreen(page, 'unsubscribe')
    await page.goto(`${server.url}unsubscribe`)
    await unsubscribing.locator('[name="contactDetails.email"]').fill('?')
    await submit(unsubscribing)
    await expect(page.locator('#error-summary')).toBeFocused()
    await check(page)
    await page.goto(`${server.url}no-such-page`)
    await getScreen(page, 'not-found').locator('h1').waitFor()
    await check(page)
  })

  test(`the redirect notice of ${product.id} fits into a small window`, async ({ page, getServer }) => {
    await page.setViewportSize(smallWindows[0])
    const server = await getServer(product.id)
    const stateScreen = stateScreens.find(({ state }) => state === 'ACCEPTED')
    if (stateScreen === undefined) throw new Error('No tag leads to ACCEPTED')
    const lead = await createLeadInState(server, createPersona(product), stateScreen)
    const screen = getScreen(page, stateScreen.name)
    await storeLeadForScreen({ page, server, stateScreen, lead, screen, locale })
    const other = taggedStates.find((state) => state !== stateScreen.state) ?? 'CHECKING'
    await page.goto(`${server.url}${getRoute(other).slice(1)}`)
    await page.getByText(getText(locale, 'redirect-notice', 'text')).waitFor()
    await screen.locator('h1').waitFor()
    await check(page)
  })
}
