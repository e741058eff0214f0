// Asserts that the keyboard alone reaches and operates every control of a screen.
import { expect, type Locator, type Page } from '@playwright/test'

/** Marks the tab stops of a screen (a radio group is one) and resolves with their keys. */
const markStops = (screen: Locator): Promise<readonly string[]> =>
  screen.evaluate((root) => {
    const able = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'
    const marks = new Map<string, string>()
    for (const element of Array.from(root.querySelectorAll<HTMLElement>(able))) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [tabindex="-1"]'))
        continue
      const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
      const key = isRadio ? `radio ${element.name}` : `stop ${marks.size}`
      element.dataset['stop'] = key
      marks.set(key, (element.innerText || element.getAttribute('name') || element.tagName).slice(0, 40))
    }
    return [...marks.keys()]
  })

type TabStop = { readonly key: string; readonly kind: string; readonly isOpen: boolean; readonly isSeen: boolean }

const readStop = (page: Page): Promise<TabStop> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return { key: '', kind: '', isOpen: false, isSeen: true }
    const { top, bottom, width, height } = element.getBoundingClientRect()
    const isChecked = element instanceof HTMLInputElement && element.checked
    const details = element.parentElement
    return {
      key: element.dataset['stop'] ?? '',
      kind: element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
      isOpen: isChecked || (details instanceof HTMLDetailsElement && details.open),
      isSeen: width === 0 || height === 0 || (bottom > 0 && top < window.innerHeight),
    }
  })

/** The key that toggles a checkbox or a disclosure. */
const toggles: Readonly<Partial<Record<string, string>>> = { checkbox: 'Space', summary: 'Enter' }

const toggle = async (page: Page, { kind, isOpen }: TabStop): Promise<void> => {
  const key = toggles[kind]
  if (key === undefined) return
  await page.keyboard.press(key)
  await expect.poll(async () => (await readStop(page)).isOpen).toBe(!isOpen)
  await page.keyboard.press(key)
  await expect.poll(async () => (await readStop(page)).isOpen).toBe(isOpen)
}

/** Asserts that Tab reaches every control of the screen, that each is in view, and that toggles work by keyboard. */
export const expectKeyboardReaches = async (page: Page, screen: Locator): Promise<void> => {
  await screen.locator('h1').first().focus()
  const stops = await markStops(screen)
  const reached = new Set<string>()
  for (let presses = 0; reached.size < stops.length && presses < stops.length * 2 + 20; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    if (stop.key === '' || reached.has(stop.key)) continue
    reached.add(stop.key)
    expect(stop.isSeen, `${stop.key} is out of view while it has the focus`).toBe(true)
    await toggle(page, stop)
  }
  expect(
    stops.filter((stop) => !reached.has(stop)),
    'controls that Tab does not reach',
  ).toEqual([])
}
