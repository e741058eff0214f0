// The comparison of offers on phones: the columns share the width, and the payments are on one line where they fit.
import type { Locator } from '@playwright/test'
import { createLeadInState, openScreen, storeLeadForScreen } from './driver/screenPosition.ts'
import { getScreen } from './driver/screens.ts'
import { stateScreens } from './driver/stateScreens.ts'
import { getText } from './driver/texts.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const countLines = (values: Locator): Promise<readonly number[]> =>
  values.evaluateAll((elements) => elements.map((element) => element.getClientRects().length))

const measureOverflow = (region: Locator): Promise<number> =>
  region.evaluate((element) => element.scrollWidth - element.clientWidth)

test('three offers are compared on a phone, their payments on one line', async ({ page, polandServer }) => {
  const stateScreen = stateScreens.find(({ state }) => state === 'IPFD_OFFER_CHOICE')
  if (stateScreen === undefined) throw new Error('No screen for a choice of offers')
  const lead = await createLeadInState(polandServer, anna, stateScreen)
  const screen = getScreen(page, stateScreen.name)
  const position = { page, server: polandServer, stateScreen, lead, screen, locale: 'pl' } as const
  await storeLeadForScreen(position)
  await openScreen(position)
  await screen.getByText(getText('pl', 'offer', 'compare>open')).click()
  const region = screen.getByRole('region', { name: getText('pl', 'offer', 'compare>label') })
  const payments = region.locator('td span').filter({ hasText: '×' })
  await expect(payments).toHaveCount(3)
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await countLines(payments)).toEqual([1, 1, 1])
    expect(await measureOverflow(region)).toBe(0)
  }
  // Nothing is out of sight in a narrower window, where the payments break.
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await measureOverflow(region)).toBe(0)
})
