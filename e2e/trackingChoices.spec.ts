// The privacy choices in small and large windows, with the keyboard, for screen readers and inside a frame. They never
// cover the focused element.
import { products } from '@loan/domain/products/registry'
import { startHost } from '../tools/demo/startHost.ts'
import { findFreePort } from '../server/src/testing/findFreePort.ts'
import { expectAccessible, expectNoHorizontalScroll } from './driver/checks.ts'
import {
  confirmAmount,
  expectEqualProminence,
  openPrivacyChoices,
  openWithChoices,
  pressPrivacyButton,
  getPrivacySheet,
} from './driver/privacyChoices.ts'
import {
  expectAllReachable,
  expectFocusClear,
  expectNoBrokenWords,
  expectNothingClipped,
  smallWindows,
} from './driver/smallWindow.ts'
import { getText } from './driver/texts.ts'
import { watchPendingRequests } from './driver/pendingRequests.ts'
import { waitForIdleStart, waitForTracking } from './driver/delayedWork.ts'
import { startServer } from './setup/server.ts'
import { expect, isWide } from './setup/test.ts'
import { test } from './setup/trackedTest.ts'

/** All products in the full suite, two otherwise. */
const testedProducts = Object.values(products)
  .filter(({ id }) => isWide || id === 'tukan-pl' || id === 'vireo-es')
  .map(({ id, locales, pages }) => ({ id, locale: locales[0], first: pages[0] }))
const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
  // A zoom of 400 percent.
  { width: 320, height: 256 },
] as const

for (const { id, locale, first } of testedProducts) {
  test(`the privacy choices of ${id} are accessible and equally prominent`, async ({ page, getTrackedServer }) => {
    test.setTimeout(120_000)
    const server = await getTrackedServer(id)
    const pendingRequests = watchPendingRequests(page)
    await page.setViewportSize(sizes[0])
    await page.goto(server.url)
    if (first.type === 'modal') {
      // The choices wait until the amount dialog is closed.
      await waitForIdleStart(page, pendingRequests)
      await expect(getPrivacySheet(page)).toHaveCount(0)
      await confirmAmount(page)
    }
    await expect(getPrivacySheet(page)).toBeVisible()
    // Moves the pointer away, because a hovered button has another style.
    await page.mouse.move(0, 0)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectEqualProminence(page)
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
      await expectNothingClipped(page)
      await expectNoBrokenWords(page)
      if (isWide)
        await page.screenshot({ path: `e2e/screenshots/${id}/privacy-choices-${size.width}x${size.height}.png` })
    }
    for (const size of isWide ? smallWindows : []) {
      await page.setViewportSize(size)
      await expectFocusClear(page)
    }
    await page.setViewportSize(sizes[1])
    await pressPrivacyButton(page, 'choose', locale)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    if (isWide) await page.screenshot({ path: `e2e/screenshots/${id}/privacy-choices-open.png` })
    for (const size of isWide ? smallWindows : []) {
      await page.setViewportSize(size)
      await expectNothingClipped(page)
      await expectNoBrokenWords(page)
      await expectAllReachable(page)
      await expectFocusClear(page)
    }
    // After the answer the footer still has its button.
    await pressPrivacyButton(page, 'save', locale)
    await expect(getPrivacySheet(page)).toHaveCount(0)
    await expect(
      page.getByRole('contentinfo').getByRole('button', { name: getText(locale, 'privacy-choices', 'open') }),
    ).toBeVisible()
    await expectAccessible(page)
  })
}

test('the privacy choices never cover the focused element of the page', async ({ page, trackedServer }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openWithChoices(page, trackedServer.url)
  const seen = new Set<string>()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const focusState = await page.evaluate(() => {
      const focused = document.activeElement
      const sheet = document.querySelector('[data-privacy-choices]')
      if (focused === null || sheet === null || focused === document.body) return null
      const { bottom } = focused.getBoundingClientRect()
      return {
        name: focused.id || focused.textContent,
        isInSheet: sheet.contains(focused),
        isClear: bottom <= sheet.getBoundingClientRect().top,
      }
    })
    if (focusState === null) break
    seen.add(focusState.isInSheet ? 'sheet' : 'page')
    if (!focusState.isInSheet) expect(focusState.isClear, `${focusState.name} is not covered`).toBe(true)
  }
  expect([...seen]).toEqual(['page', 'sheet'])
})

test('the focused field stays in view when the privacy choices open', async ({ page, trackedServer }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(trackedServer.url)
  await confirmAmount(page)
  const field = page.locator('[name="contactDetails.phoneNumber"]')
  await field.focus()
  await page.keyboard.type('51')
  await expect(getPrivacySheet(page)).toBeVisible()
  await expect(field).toBeFocused()
  const isClear = () =>
    page.evaluate(() => {
      const bottom = document.activeElement?.getBoundingClientRect().bottom ?? 0
      return bottom <= (document.querySelector('[data-privacy-choices]')?.getBoundingClientRect().top ?? 0)
    })
  await expect.poll(isClear).toBe(true)
})

test('the privacy choices work by keyboard and return the focus', async ({ page, trackedServer }) => {
  await openWithChoices(page, trackedServer.url)
  const button = (name: string) =>
    getPrivacySheet(page).getByRole('button', { name: getText('pl', 'privacy-choices', name), exact: true })
  await button('decline').focus()
  await page.keyboard.press('Enter')
  await expect(getPrivacySheet(page)).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  await openPrivacyChoices(page)
  await expect(getPrivacySheet(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(getPrivacySheet(page).getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await button('save').focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: getText('pl', 'privacy-choices', 'open') }),
  ).toBeFocused()
  await openPrivacyChoices(page)
  await expect(getPrivacySheet(page).getByRole('checkbox').first()).toBeChecked()
})

test('where the law requires only a notice, vendors run once it is in view and until a refusal', async ({
  page,
  getTrackedServer,
  vendorFakes,
}) => {
  const server = await getTrackedServer('tukan-mx')
  const pendingRequests = watchPendingRequests(page)
  await page.goto(server.url)
  await waitForTracking(page, pendingRequests)
  expect(vendorFakes.requests, 'before the notice').toEqual([])
  if (await page.locator('dialog[open]').isVisible()) await confirmAmount(page)
  await expect(getPrivacySheet(page)).toContainText(getText('mx', 'privacy-choices', 'notice'))
  await expect.poll(() => vendorFakes.of('meta').length).toBeGreaterThan(1)
  await pressPrivacyButton(page, 'choose', 'mx')
  await expect(getPrivacySheet(page).getByRole('checkbox', { checked: true })).toHaveCount(3)
  await pressPrivacyButton(page, 'decline', 'mx')
  await expect(getPrivacySheet(page)).toBeHidden()
  await pendingRequests.waitForReplies()
  vendorFakes.forget()
  await page.reload()
  await waitForTracking(page, pendingRequests)
  expect(vendorFakes.requests).toEqual([])
  await expect(getPrivacySheet(page)).toBeHidden()
})

test('inside a frame the privacy choices are part of the page and can be reopened', async ({ page, vendorFakes }) => {
  const port = await findFreePort()
  const server = await startServer('tukan-pl', {
    ...vendorFakes.environment,
    EMBEDDERS: `http://127.0.0.1:${port}`,
  })
  const host = await startHost(port, () => server.url)
  await page.goto(host.origin)
  const frame = page.frameLocator('iframe')
  const sheet = frame.locator('[data-privacy-choices]')
  const modal = frame.locator('dialog[open] [type="submit"]')
  // The page renders again inside a frame, which reverts an earlier press.
  await expect(async () => {
    if (await modal.isVisible()) await modal.click()
    await expect(sheet).toBeVisible({ timeout: 4000 })
  }).toPass()
  expect(await sheet.evaluate((element) => getComputedStyle(element).position)).toBe('static')
  const missing = async () => {
    const inside = await sheet.evaluate((element) => element.getBoundingClientRect().bottom)
    return inside - ((await page.locator('iframe').boundingBox())?.height ?? 0)
  }
  await expect.poll(missing, 'pixels of the privacy choices below the end of the frame').toBeLessThanOrEqual(10)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  if (isWide) await page.screenshot({ path: 'e2e/screenshots/tukan-pl/privacy-choices-framed.png' })
  await sheet.getByRole('button', { name: getText('pl', 'privacy-choices', 'decline') }).click()
  await expect(sheet).toBeHidden()
  // By the keyboard, because the frame changes its height now, which moves the button.
  await frame.getByRole('button', { name: getText('pl', 'privacy-choices', 'open') }).press('Enter')
  await expect(sheet).toBeVisible()
  expect(vendorFakes.requests).toEqual([])
  await host.close()
  await server.close()
})
