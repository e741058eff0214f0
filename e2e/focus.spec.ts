// The keyboard alone: a whole product with Tab, Enter, Space and arrows; where the focus goes; what is out of its way.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import type { Page } from '@playwright/test'
import { datePartsOf } from './driver/controls.ts'
import { screenOf, trackLead } from './driver/screens.ts'
import { expectStored } from './driver/stored.ts'
import { openAt } from './driver/visits.ts'
import { words } from './driver/texts.ts'
import { fillDialog, pressSubmit, reviewKey, stand, waitForNext, walk } from './driver/walk.ts'
import { type Persona, unique } from './personas/persona.ts'
import { anna, bartek } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { expect, phone, test } from './setup/test.ts'

type Focused = { readonly tag: string; readonly type: string; readonly name: string; readonly value: string }

const focusedOf = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement
    const read = (name: string) => element?.getAttribute(name) ?? ''
    const value = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : ''
    return { tag: element?.tagName ?? '', type: read('type'), name: read('name'), value }
  })

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
  throw new Error(`No arrow leads to ${wanted}`)
}

const isChosen = (page: Page): Promise<boolean> =>
  page.evaluate(() => !(document.activeElement instanceof HTMLInputElement) || document.activeElement.checked)

/** Goes through the page with Tab, answers what has the focus, and presses Enter on the submit button. */
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
  }
  throw new Error('Tab never came to the submit button')
}

test('a whole product with the keyboard alone', async ({ page, vireo }) => {
  const persona = unique(lucia, 'full')
  const leadId = trackLead(page)
  await page.goto(vireo.url)
  await page.locator('html[lang="es-ES"]').waitFor()
  for (let standing = await stand(page, persona); standing !== null; standing = await stand(page, persona)) {
    if (standing.step?.index !== 0) await expect(page.locator('h1'), standing.key).toBeFocused()
    await answerByKeyboard(page, persona)
    await waitForNext(standing)
  }
  await screenOf(page, 'mobile-verification').waitFor()
  await expect(page.locator('h1')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(await vireo.lastSent(leadId(), 'sms'))
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
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await screenOf(page, 'accepted').waitFor()
  await expectStored(vireo, persona)
})

test('the dialog opens with the focus inside, keeps it there, and gives it back', async ({ page, tukan }) => {
  await page.goto(tukan.url)
  await page.locator('html[lang="pl-PL"]').waitFor()
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  await expect.poll(isInside).toBe(true)
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab')
    const { tag } = await focusedOf(page)
    // Past its ends the browser's own bar has the turn, never the page behind.
    expect((await isInside()) || tag === 'BODY').toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('the question has the focus after the first dialog', async ({ page, tukan }) => {
  await page.goto(tukan.url)
  await page.locator('dialog:modal').waitFor()
  const standing = await stand(page, anna)
  if (standing === null) throw new Error('No page')
  await fillDialog(standing)
  await expect(page.locator('h1')).toBeFocused()
})

test('a page is opened at its top, wherever the one before was left', async ({ browser, tukan }) => {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(tukan.url)
  await walk(page, unique(bartek), {
    until: reviewKey,
    beforeSubmit: () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
    afterPage: async ({ key }) => {
      expect(await page.evaluate(() => window.scrollY), `after ${key}`).toBe(0)
      await expect(page.locator('h1'), `after ${key}`).toBeFocused()
    },
  })
  await context.close()
})

test('Change opens the page, and Back or Continue leads to what was changed on the review', async ({ page, tukan }) => {
  const persona = unique(anna)
  await openAt(page, tukan, persona, 'income-payday')
  await walk(page, persona, { until: reviewKey })
  await expect(page.locator('h1')).toBeFocused()
  const change = page.locator('a[href*="/education?from=review"]')
  const educationForm = page.locator('form[data-page="education"]')
  const isInSight = (): Promise<boolean> =>
    change.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
  for (const goBack of [
    () => page.getByRole('link', { name: words('pl', 'common', 'back'), exact: true }).click(),
    () => page.goBack(),
    () => pressSubmit({ form: educationForm }),
  ]) {
    await change.click()
    await educationForm.waitFor()
    await expect(page.locator('h1')).toBeFocused()
    await goBack()
    await expect(change).toBeFocused()
    expect(await isInSight()).toBe(true)
  }
})

test('offline, the notice stays in sight and hides nothing that has the focus', async ({ page, tukan }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAt(page, tukan, unique(anna), 'id-card')
  await page.context().setOffline(true)
  const notice = page.getByText(words('pl', 'common', 'offline'))
  await notice.waitFor()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await expect(notice).toBeInViewport({ ratio: 1 })
  await page.locator('footer a').last().focus()
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Shift+Tab')
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
    const below = (await notice.boundingBox()) ?? { y: 0, height: 0 }
    const isInHeader = await page.evaluate(() => document.activeElement?.closest('header, body > a') !== null)
    if (!isInHeader) expect(top).toBeGreaterThanOrEqual(below.y + below.height)
  }
  await page.context().setOffline(false)
})

test('errors take the focus to the summary, its links to the fields', async ({ page, tukan }) => {
  await openAt(page, tukan, unique(anna), 'name')
  const standing = await stand(page, anna)
  if (standing === null) throw new Error('No page')
  await pressSubmit(standing)
  await expect(page.locator('#error-summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="personalDetails.firstName"]')).toBeFocused()
})

test('the skip link is first and leads to the page', async ({ page, vireo }) => {
  await page.goto(vireo.url)
  await page.locator('html[lang="es-ES"]').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('on a resume link header and footer are out of sight and out of the tab order', async ({ page, tukan }) => {
  await page.goto(`${tukan.url}continue/nobody-knows-this-one`)
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
