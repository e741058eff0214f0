// Reads the focused element and moves the focus with Tab.
import type { Page } from '@playwright/test'

type FocusedElement = { readonly tag: string; readonly type: string; readonly name: string; readonly value: string }

export const readFocused = (page: Page): Promise<FocusedElement> =>
  page.evaluate(() => {
    const element = document.activeElement
    const read = (name: string) => element?.getAttribute(name) ?? ''
    const value = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : ''
    return { tag: element?.tagName ?? '', type: read('type'), name: read('name') || read('data-choice'), value }
  })

/** Presses Tab until a control of this type has the focus. Throws after 60 presses. */
export const tabTo = async (page: Page, type: string): Promise<void> => {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    if ((await readFocused(page)).type === type) return
  }
  throw new Error(`Tab did not reach a control of type ${type}`)
}
