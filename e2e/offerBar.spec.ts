// The bar with the button that accepts an offer: on a phone it covers no date of the offer before the date was in
// sight.
import type { Locator } from '@playwright/test'
import { createLeadInState, openScreen, storeLeadForScreen } from './driver/screenPosition.ts'
import { getScreen } from './driver/screens.ts'
import { stateScreens } from './driver/stateScreens.ts'
import { getText } from './driver/texts.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const measure = async (element: Locator): Promise<{ readonly top: number; readonly bottom: number }> => {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not shown')
  return { top: box.y, bottom: box.y + box.height }
}

test('the bar of an offer covers none of its dates, and validity and next stage are on the first screenful', async ({
  page,
  polandServer,
}) => {
  const stateScreen = stateScreens.find(({ state }) => state === 'PROFICREDIT_OFFER')
  if (stateScreen === undefined) throw new Error('No screen for an offer')
  const lead = await createLeadInState(polandServer, anna, stateScreen)
  const screen = getScreen(page, stateScreen.name)
  const position = { page, server: polandServer, stateScreen, lead, screen, locale: 'pl' } as const
  await storeLeadForScreen(position)
  await openScreen(position)
  const accept = screen.locator('#accept-offer')
  await accept.waitFor()
  await expect(screen.getByText(getText('pl', 'offer', 'validUntil')).first()).toBeInViewport({ ratio: 1 })
  const { bottom } = await measure(screen.getByText(getText('pl', 'offer', 'lastPayment')).first())
  expect((await measure(accept)).top).toBeGreaterThan(bottom)
  // The bar stays after the dates were in sight.
  await accept.scrollIntoViewIfNeeded()
  await expect(accept).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(accept).toBeInViewport({ ratio: 1 })
  const next = screen.getByText(/^Potem: /u)
  await expect(next).toBeInViewport({ ratio: 1 })
  // The screen fills the column in which a wide window shows the stages of other screens.
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(next).toBeInViewport({ ratio: 1 })
})
