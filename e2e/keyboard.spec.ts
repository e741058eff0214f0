// A whole journey with the keyboard alone: Tab, Enter, Space and arrows.
import { allDataPoints } from '@loan/domain/data-points/allDataPoints'
import type { Page } from '@playwright/test'
import { toDateParts } from './driver/controls.ts'
import { readFocused, tabTo } from './driver/focus.ts'
import { getScreen, trackLead } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { findPosition, waitForNextPage } from './driver/formPages.ts'
import { waitForHydration } from './driver/waitForHydration.ts'
import { type ProductPersona, withUniqueEmail } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import { expect, test } from './setup/test.ts'

const findTypedValue = ({ answers, typed }: ProductPersona, name: string): string | null => {
  const dataPoint = allDataPoints.find(({ path }) => name === path || name.startsWith(`${path}.`))
  const answer = dataPoint === undefined ? undefined : answers[dataPoint.path]
  if (dataPoint === undefined || answer === undefined) return null
  if (dataPoint.kind !== 'date' && dataPoint.kind !== 'month') return typed?.[dataPoint.path] ?? String(answer)
  const dateParts = Object.entries(toDateParts(String(answer)))
  return dateParts.find(([datePart]) => name.endsWith(`.${datePart}`))?.[1] ?? null
}

const chooseWithArrows = async (page: Page, expectedValue: string): Promise<void> => {
  for (let presses = 0; presses < 300; presses += 1) {
    if ((await readFocused(page)).value === expectedValue && (presses > 0 || (await isChosen(page)))) return
    if (presses === 0 && (await readFocused(page)).value === expectedValue) await page.keyboard.press('Space')
    else await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrow keys do not reach ${expectedValue}`)
}

const isChosen = (page: Page): Promise<boolean> =>
  page.evaluate(() => !(document.activeElement instanceof HTMLInputElement) || document.activeElement.checked)

/** The radio button of an answer; of a country that is not the applicant's own, the one that shows the list. */
const findRadioValue = async (page: Page, name: string, expectedValue: string): Promise<string> => {
  const radio = page.locator(`[type="radio"][name="${name}"][value="${expectedValue}"]`)
  return (await radio.count()) > 0 ? expectedValue : ''
}

/** Moves through the page with Tab, answers each focused control and presses Enter on the submit button. */
const answerByKeyboard = async (page: Page, persona: ProductPersona): Promise<void> => {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    const { tag, type, name } = await readFocused(page)
    if (type === 'submit') return page.keyboard.press('Enter')
    const expectedValue = name === '' ? null : findTypedValue(persona, name)
    if (expectedValue === null) continue
    if (tag === 'SELECT') await chooseWithArrows(page, expectedValue)
    else if (type === 'radio') await chooseWithArrows(page, await findRadioValue(page, name, expectedValue))
    else if (type === 'checkbox') {
      if (expectedValue === 'true') await page.keyboard.press('Space')
    } else {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(expectedValue)
    }
    // Waits until the change is rendered.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  throw new Error('Tab did not reach the submit button')
}

test('a whole journey works with the keyboard alone', async ({ page, spainServer }) => {
  const persona = withUniqueEmail(lucia, 'full')
  const leadId = trackLead(page)
  await page.goto(spainServer.url)
  await waitForHydration(page)
  for (
    let position = await findPosition(page, persona);
    position !== null;
    position = await findPosition(page, persona)
  ) {
    if (position.step?.index !== 0) await expect(page.locator('h1'), position.key).toBeFocused()
    await answerByKeyboard(page, persona)
    await waitForNextPage(position)
  }
  await getScreen(page, 'mobile-verification').waitFor()
  await expect(page.locator('h1')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(await spainServer.readLastMessage(leadId(), 'sms'))
  await getScreen(page, 'policy-consents').waitFor()
  await expect(page.locator('h1')).toBeFocused()
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press('Tab')
    const { type } = await readFocused(page)
    if (type === 'checkbox') await page.keyboard.press('Space')
    if (type === 'submit') break
  }
  await page.keyboard.press('Enter')
  await getScreen(page, 'ipfd-offer-choice').waitFor()
  await expect(page.locator('h1')).toBeFocused()
  await tabTo(page, 'radio')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(spainServer, persona)
})
