// Assertions for small windows, such as a small phone or a zoom of 400 percent: nothing is clipped, and no fixed or
// sticky element covers the focused element (WCAG 1.4.10, 2.4.11).
import { expect, type Page } from '@playwright/test'
import { fromRoot } from '../../tools/process/root.ts'
import type { ProductPersona } from '../personas/persona.ts'
import { expectAccessible, expectNoHorizontalScroll, expectTranslated } from './checks.ts'

/**
 * A small phone, a window of 1280 by 1024 pixels at a zoom of 400 percent, and a phone of 360 by 640 pixels on which
 * the browser enlarges pages to 150 percent.
 */
export const smallWindows = [
  { width: 320, height: 800 },
  { width: 320, height: 256 },
  { width: 240, height: 427 },
] as const

/** A narrower window may break a word that is wider than the page. */
const leastWidthOfWords = 320

/**
 * Asserts that every line of text and every control is inside the window and inside its clipping ancestors. Each option
 * of a select must fit too, because it may be chosen.
 */
export const expectNothingClipped = async (page: Page): Promise<void> => {
  const cut = await page.evaluate(() => {
    const describeElement = (element: Element): string =>
      `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.textContent?.slice(0, 40) ?? ''}`
    const roundedBy = 1
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isVisuallyHidden = ({ clientWidth, clientHeight }: Element): boolean => clientWidth <= 1 || clientHeight <= 1
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
    const isInside = (rect: DOMRect, element: Element): boolean => {
      const { left, right } = rect
      for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
        if (ancestor === document.body || ancestor === document.documentElement) break
        const { overflowX, overflowY } = getComputedStyle(ancestor)
        if (isVisuallyHidden(ancestor) && overflowX !== 'visible') return true
        const box = ancestor.getBoundingClientRect()
        if (overflowX !== 'visible' && !scrolls(overflowX)) {
          if (left < box.left - roundedBy || right > box.right + roundedBy) return false
        }
        if (overflowY !== 'visible' && !scrolls(overflowY)) {
          if (rect.top < box.top - roundedBy || rect.bottom > box.bottom + roundedBy) return false
        }
        if (scrolls(overflowX) && ancestor.scrollWidth > ancestor.clientWidth) return true
      }
      return left >= -roundedBy && right <= document.documentElement.clientWidth + roundedBy
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement
      if (element === null || text.textContent?.trim() === '' || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (!lines.every((line) => isInside(line, element))) found.push(text.textContent?.slice(0, 60) ?? '')
    }
    for (const box of document.querySelectorAll('input[inputmode="numeric"]')) {
      if (isShown(box) && box.scrollWidth > box.clientWidth + roundedBy)
        found.push(`a number in ${describeElement(box)}`)
    }
    for (const control of document.querySelectorAll('button, input, select, textarea, a, img, svg')) {
      if (!isShown(control) || isVisuallyHidden(control)) continue
      const parent = control.parentElement
      if (parent !== null && !isInside(control.getBoundingClientRect(), parent)) {
        found.push(describeElement(control))
      }
    }
    const canvas = document.createElement('canvas').getContext('2d')
    for (const list of document.querySelectorAll('select')) {
      if (canvas === null || !isShown(list)) continue
      const { font, whiteSpace, paddingLeft, paddingRight } = getComputedStyle(list)
      canvas.font = font
      const availableWidth = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const texts = [...list.options].flatMap(({ text }) => (whiteSpace === 'normal' ? text.split(' ') : [text]))
      found.push(...texts.filter((text) => canvas.measureText(text).width > availableWidth))
    }
    return found
  })
  expect(cut, `cut off on ${page.url()}`).toEqual([])
}

/** Asserts that no word or number breaks over two lines, except at a hyphen. E-mail addresses may break. */
export const expectNoBrokenWords = async (page: Page): Promise<void> => {
  const broken = await page.evaluate(() => {
    const isInsideVisuallyHidden = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).overflowX !== 'visible' && element.clientWidth <= 1) ||
        isInsideVisuallyHidden(element.parentElement))
    const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}.,]*[\p{L}\p{N}])?/gu
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      if (text.includes('@') || isInsideVisuallyHidden(node.parentElement)) continue
      for (const { 0: word, index } of text.matchAll(wordPattern)) {
        if (/\.\p{L}/u.test(word)) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word)
      }
    }
    return found
  })
  expect(broken, `broken on ${page.url()}`).toEqual([])
}

/** Asserts that fixed elements fit into the window or scroll, and that the page scrolls unless a dialog is open. */
export const expectAllReachable = async (page: Page): Promise<void> => {
  const stuck = await page.evaluate(() => {
    const describeElement = (element: Element): string =>
      `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.textContent?.slice(0, 40) ?? ''}`
    const found: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      const { position, overflowY } = getComputedStyle(element)
      if (position !== 'fixed' || !element.checkVisibility({ visibilityProperty: true })) continue
      const { top, bottom, height } = element.getBoundingClientRect()
      const isInside = top >= -1 && bottom <= window.innerHeight + 1
      const isWhole = element.scrollHeight <= element.clientHeight + 1 || overflowY === 'auto' || overflowY === 'scroll'
      if (height > 1 && !(isInside && isWhole)) found.push(describeElement(element))
    }
    const root = document.documentElement
    const isLocked = [root, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden')
    const hasDialog = document.querySelector('dialog[open]') !== null
    return isLocked && !hasDialog && root.scrollHeight > root.clientHeight ? [...found, 'the page'] : found
  })
  expect(stuck, `out of reach on ${page.url()}`).toEqual([])
}

type FocusCheck = { readonly name: string; readonly fault: string | null; readonly isNew: boolean }

const readFocus = (page: Page): Promise<FocusCheck | null> =>
  page.evaluate(async () => {
    // The browser scrolls the focused element into view with the next frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const isNew = focused.dataset['met'] === undefined
    focused.dataset['met'] = ''
    const name = focused.id || (focused.getAttribute('name') ?? focused.innerText.slice(0, 40))
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    const own = focused.getBoundingClientRect()
    // The label may render the radio button or the checkbox.
    const { left, right, top, bottom, height } =
      label !== undefined && own.width * own.height < 4 ? label.getBoundingClientRect() : own
    const rounded = 1
    const fits = height <= window.innerHeight
    if (fits && (top < -rounded || bottom > window.innerHeight + rounded)) {
      return { name, isNew, fault: `only partly in view, ${Math.round(top)} to ${Math.round(bottom)}` }
    }
    const coversPoint = (x: number, y: number): boolean => {
      const over = document.elementFromPoint(x, y)
      if (over === null || over.contains(focused) || focused.contains(over)) return false
      for (let ancestor: Element | null = over; ancestor !== null; ancestor = ancestor.parentElement) {
        if (ancestor.contains(focused)) return false
        const { position } = getComputedStyle(ancestor)
        if (position === 'fixed' || position === 'sticky') return true
      }
      return false
    }
    const inset = 2
    const seenTop = Math.max(top, 0) + inset
    const seenBottom = Math.min(bottom, window.innerHeight) - inset
    const covered = [left + inset, (left + right) / 2, right - inset].some((x) =>
      [seenTop, (seenTop + seenBottom) / 2, seenBottom].some((y) => coversPoint(x, y)),
    )
    return { name, isNew, fault: covered ? 'a fixed or sticky element covers it' : null }
  })

/** More than the tab stops of the longest page. */
const maxStops = 150

/** Presses Tab once around the page. Asserts that each focused control is in view and not covered. */
export const expectFocusClear = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const reached of document.querySelectorAll('[data-met]')) reached.removeAttribute('data-met')
  })
  const faults: string[] = []
  let reached = 0
  for (let presses = 0; presses < maxStops; presses += 1) {
    await page.keyboard.press('Tab')
    const focus = await readFocus(page)
    // After the last control the focus is in the browser's own interface.
    if (focus === null) continue
    if (!focus.isNew && reached > 1) break
    reached += 1
    if (focus.fault !== null) faults.push(`${focus.name}: ${focus.fault}`)
  }
  expect(faults, `with the focus on ${page.url()}`).toEqual([])
  expect(reached, 'controls that Tab reached').toBeGreaterThan(1)
}

/**
 * Asserts accessibility and translations, and that nothing is cut off, broken or out of reach, in all small windows.
 */
export const expectFitsSmallWindows = async (page: Page): Promise<void> => {
  for (const size of smallWindows) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    await expectNothingClipped(page)
    if (size.width >= leastWidthOfWords) await expectNoBrokenWords(page)
    await expectAllReachable(page)
  }
  await expectTranslated(page)
}

/** Takes a screenshot of the whole page, for review by a person. */
export const takeNarrowScreenshot = async (page: Page, { product }: ProductPersona, name: string): Promise<void> => {
  await page.screenshot({ path: fromRoot('e2e', 'screenshots', product, '320', `${name}.png`), fullPage: true })
}
