// The focus of pages, dialogs, errors and messages. The focus and the scroll position after each page of a chain:
// journey.spec.ts.
import { readFocused } from './driver/focus.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import {
  fillDialog,
  pressSubmit,
  reviewKey,
  requirePosition,
  completePages,
  showAllAnswers,
} from './driver/formPages.ts'
import { waitForHydration } from './driver/waitForHydration.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, test } from './setup/test.ts'

// Shows spec 2.29
test('the dialog opens with the focus inside and traps it until it closes', async ({ page, polandServer }) => {
  await page.goto(polandServer.url)
  await waitForHydration(page)
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  await expect.poll(isInside).toBe(true)
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab')
    const { tag } = await readFocused(page)
    // After the last control the focus is in the browser's own interface, never in the page behind.
    expect((await isInside()) || tag === 'BODY').toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('the heading has the focus after the first dialog', async ({ page, polandServer }) => {
  await page.goto(polandServer.url)
  await page.locator('dialog:modal').waitFor()
  const position = await requirePosition(page, anna)
  await fillDialog(position)
  await expect(page.locator('h1')).toBeFocused()
})

test('Change opens the page, and Back or Continue returns to the same link of the review', async ({
  page,
  polandServer,
}) => {
  const persona = withUniqueEmail(anna)
  await openPageAt(page, polandServer, persona, 'income-payday')
  await completePages(page, persona, { until: reviewKey })
  await expect(page.locator('h1')).toBeFocused()
  await showAllAnswers(page)
  const change = page.locator('a[href*="/education?from=review"]')
  const educationForm = page.locator('form[data-page="education"]')
  const isInView = (): Promise<boolean> =>
    change.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
  for (const goBack of [
    () => page.getByRole('link', { name: getText('pl', 'common', 'back'), exact: true }).click(),
    () => page.goBack(),
    () => pressSubmit({ form: educationForm }),
  ]) {
    await change.click()
    await educationForm.waitFor()
    await expect(page.locator('h1')).toBeFocused()
    await goBack()
    await expect(change).toBeFocused()
    expect(await isInView()).toBe(true)
  }
})

test('Change moves the focus to the heading also where the session began with the review', async ({
  page,
  polandServer,
}) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), reviewKey)
  await page.reload()
  await showAllAnswers(page)
  await page.locator('a[href*="/education?from=review"]').click()
  await page.locator('form[data-page="education"]').waitFor()
  await expect(page.locator('h1')).toBeFocused()
})

test('the offline callout stays in view and covers no focused element', async ({ page, polandServer }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'id-card')
  // Loads after the page.
  const lastButton = page.locator('footer button').last()
  await lastButton.waitFor()
  await page.context().setOffline(true)
  // The text itself renders no box (`ui/Phrase.tsx`).
  const callout = page.getByText(getText('pl', 'common', 'offline')).locator('..')
  await callout.waitFor()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await expect(callout).toBeInViewport({ ratio: 1 })
  await lastButton.focus()
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Shift+Tab')
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
    const below = (await callout.boundingBox()) ?? { y: 0, height: 0 }
    const isInHeader = await page.evaluate(() => document.activeElement?.closest('header, body > a') !== null)
    if (!isInHeader) expect(top).toBeGreaterThanOrEqual(below.y + below.height)
  }
  await page.context().setOffline(false)
})

test('errors move the focus to the summary, and its links move it to the fields', async ({ page, polandServer }) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'name')
  const position = await requirePosition(page, anna)
  await pressSubmit(position)
  await expect(page.locator('#error-summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="personalDetails.firstName"]')).toBeFocused()
})

test('the skip link is the first tab stop and leads to the main content', async ({ page, spainServer }) => {
  await page.goto(spainServer.url)
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('a resume link hides header and footer and removes them from the tab order', async ({ page, polandServer }) => {
  await page.goto(`${polandServer.url}continue/nobody-knows-this-one`)
  await page.locator('h1').waitFor()
  for (const band of ['header', 'footer']) {
    await expect(page.locator(band)).toHaveCSS('opacity', '0')
    await expect(page.locator(band)).toHaveJSProperty('inert', true)
  }
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header, footer') ?? null)).toBeNull()
  }
})
