// A whole journey with the keyboard alone: Tab, Enter, Space and arrows.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import type { Page } from '@playwright/test'
import { datePartsOf } from './driver/controls.ts'
import { focusedOf, tabTo } from './driver/focused.ts'
import { screenOf, trackLead } from './driver/screens.ts'
import { expectStored } from './driver/stored.ts'
import { findPosition, waitForNext } from './driver/walk.ts'
import { type Persona, unique } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import { expect, test } from './setup/test.ts'

const dataPoints: readonly DataPoint[] = Object.values(catalogue).flatMap((section) =>
  Object.values<DataPoint>(section),
)

const typedFor = ({ answers, typed }: Persona, name: string): string | null => {
  const known = dataPoints.find(({ path }) => name === path || name.startsWith(`${path}.`))
  const answer = known === undefined ? undefined : answers[known.path]
  if (known === undefined || answer === undefined) return null
  if (known.kind !== 'date' && known.kind !== 'month') return typed?.[known.path] ?? String(answer)
  const parts = Object.entries(datePartsOf(String(answer)))
  return parts.find(([part]) => name.endsWith(`.${part}`))?.[1] ?? null
}

const chooseWithArrows = async (page: Page, wanted: string): Promise<void> => {
  for (let presses = 0; presses < 300; presses += 1) {
    if ((await focusedOf(page)).value === wanted && (presses > 0 || (await isChosen(page)))) return
    if (presses === 0 && (await focusedOf(page)).value === wanted) await page.keyboard.press('Space')
    else await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrow keys do not reach ${wanted}`)
}

const isChosen = (page: Page): Promise<boolean> =>
  page.evaluate(() => !(document.activeElement instanceof HTMLInputElement) || document.activeElement.checked)

/** Moves through the page with Tab, answers each focused control and presses Enter on the submit button. */
const answerByKeyboard = async (page: Page, persona: Persona): Promise<void> => {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    const { tag, type, name } = await focusedOf(page)
    if (type === 'submit') return page.keyboard.press('Enter')
    const wanted = name === '' ? null : typedFor(persona, name)
    if (wanted === null) continue
    if (tag === 'SELECT' || type === 'radio') await chooseWithArrows(page, wanted)
    else if (type === 'checkbox') {
      if (wanted === 'true') await page.keyboard.press('Space')
    } else {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(wanted)
    }
    // Waits until the change is rendered.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  throw new Error('Tab did not reach the submit button')
}

test('a whole journey works with the keyboard alone', async ({ page, spain }) => {
  const persona = unique(lucia, 'full')
  const leadId = trackLead(page)
  await page.goto(spain.url)
  await page.locator('html[lang="es-ES"]').waitFor()
  for (
    let position = await findPosition(page, persona);
    position !== null;
    position = await findPosition(page, persona)
  ) {
    if (position.step?.index !== 0) await expect(page.locator('h1'), position.key).toBeFocused()
    await answerByKeyboard(page, persona)
    await waitForNext(position)
  }
  await screenOf(page, 'mobile-verification').waitFor()
  await expect(page.locator('h1')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(await spain.lastSent(leadId(), 'sms'))
  await page.keyboard.press('Enter')
  await screenOf(page, 'policy-consents').waitFor()
  await expect(page.locator('h1')).toBeFocused()
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press('Tab')
    const { type } = await focusedOf(page)
    if (type === 'checkbox') await page.keyboard.press('Space')
    if (type === 'submit') break
  }
  await page.keyboard.press('Enter')
  await screenOf(page, 'ipfd-offer-choice').waitFor()
  await expect(page.locator('h1')).toBeFocused()
  await tabTo(page, 'radio')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await screenOf(page, 'accepted').waitFor()
  await expectStored(spain, persona)
})
