// Every screen on the journey map of a product and the screens of links, in the product's first language, at 320 pixels
// and at a zoom of 400 percent: open and with errors. Only in the full suite. For other checks of the screens see
// stateScreens.spec.ts.
import { products } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import { routeOf } from '@loan/domain/states'
import type { Locator, Page } from '@playwright/test'
import { buildPersona } from '../server/src/personas/persona.ts'
import { buildJourneyMap, screenId } from '../tools/gallery/journeyMap.ts'
import { send } from './driver/leads.ts'
import { type Place, places, taggedStates } from './driver/places.ts'
import { expectFocusClear, expectRoom, smallWindows, takeNarrowPicture } from './driver/room.ts'
import { screenOf } from './driver/screens.ts'
import { bringTo, holdIn, openScreen, reject } from './driver/screenPosition.ts'
import { getText } from './driver/texts.ts'
import { submit } from './driver/way.ts'
import { type Persona, personaFrom, unique } from './personas/persona.ts'
import { expect, isWide, test } from './setup/test.ts'

const tested = isWide ? Object.values(products) : []

const placesOf = (product: Product): readonly Place[] => {
  const ids = buildJourneyMap(product).nodes.map(({ id }) => id)
  return places.filter(({ name }) => ids.includes(screenId(name)))
}

const personaOf = (product: Product): Persona => personaFrom('visitor', product, buildPersona(product, new Date()))

const check = async (page: Page): Promise<void> => {
  await expectRoom(page)
  await expectFocusClear(page)
}

/** Checks the controls that adjust an offer at their maximum values. */
const checkPickers = async (page: Page, screen: Locator): Promise<void> => {
  const folded = screen.locator('details:has(input[type="range"])')
  if ((await folded.count()) === 0) return
  await folded.locator('summary').click()
  for (const slider of await folded.locator('input[type="range"]').all()) await slider.press('End')
  await expectRoom(page)
}

for (const product of tested) {
  const [locale] = product.locales

  for (const place of placesOf(product)) {
    // Shows spec 2.46
    test(`${place.name} of ${product.id} fits into a small window`, async ({ page, serverOf }) => {
      await page.setViewportSize(smallWindows[0])
      const server = await serverOf(product.id)
      const lead = await bringTo(server, personaOf(product), place)
      const screen = screenOf(page, place.name)
      const position = { page, server, place, lead, screen, locale }
      await holdIn(position)
      await openScreen(position)
      await screen.locator('h1').waitFor()
      await check(page)
      await takeNarrowPicture(page, lead.persona, `screen-${place.name}-open`)
      await checkPickers(page, screen)
      if (!(await reject(position))) return
      await check(page)
      await takeNarrowPicture(page, lead.persona, `screen-${place.name}-errors`)
    })
  }

  test(`the screens of links of ${product.id} fit into a small window`, async ({ page, serverOf }) => {
    await page.setViewportSize(smallWindows[0])
    const server = await serverOf(product.id)
    const { id } = await send(server, unique(personaOf(product), 'offer'))
    const resuming = screenOf(page, 'continue')
    await page.goto(await server.lastSent(id, 'email'))
    await resuming.locator('form').waitFor()
    await expectRoom(page)
    await submit(resuming)
    await expect(page.locator('#error-summary')).toBeFocused()
    await check(page)
    await page.goto(`${server.url}continue/${'x'.repeat(43)}`)
    await resuming.locator('h1').waitFor()
    await expectRoom(page)
    const unsubscribing = screenOf(page, 'unsubscribe')
    await page.goto(`${server.url}unsubscribe`)
    await unsubscribing.locator('[name="contactDetails.email"]').fill('?')
    await submit(unsubscribing)
    await expect(page.locator('#error-summary')).toBeFocused()
    await check(page)
    await page.goto(`${server.url}no-such-page`)
    await screenOf(page, 'not-found').locator('h1').waitFor()
    await check(page)
  })

  test(`the redirect notice of ${product.id} fits into a small window`, async ({ page, serverOf }) => {
    await page.setViewportSize(smallWindows[0])
    const server = await serverOf(product.id)
    const place = places.find(({ state }) => state === 'ACCEPTED')
    if (place === undefined) throw new Error('No tag leads to ACCEPTED')
    const lead = await bringTo(server, personaOf(product), place)
    const screen = screenOf(page, place.name)
    await holdIn({ page, server, place, lead, screen, locale })
    const other = taggedStates.find((state) => state !== place.state) ?? 'CHECKING'
    await page.goto(`${server.url}${routeOf(other).slice(1)}`)
    await page.getByText(getText(locale, 'brought-here', 'text')).waitFor()
    await screen.locator('h1').waitFor()
    await check(page)
  })
}
