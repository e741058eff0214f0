// Assertions that hold on every page and screen.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** Untranslated keys: `pages>name>title`, or a namespace before its separator. */
const rawKey = /[a-z]\w*(?:>[\w-]+)+|[a-z-]+ˆ\w+/iu

/** Asserts that no visible text and no attribute with a text contains a translation key or an unfilled placeholder. */
export const expectTranslated = async (page: Page): Promise<void> => {
  const texts = await page.evaluate(() => {
    const textAttributes = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'content']
    const attributes = Array.from(document.querySelectorAll('*')).flatMap((element) =>
      textAttributes.flatMap((name) => (element.hasAttribute(name) ? [element.getAttribute(name) ?? ''] : [])),
    )
    return [document.title, document.body.innerText, ...attributes]
  })
  for (const text of texts) {
    expect(rawKey.exec(text)?.[0] ?? null, 'a raw key').toBeNull()
    expect(/\{\{|\bundefined\b|\bNaN\b|\[object /u.exec(text)?.[0] ?? null, 'an unfilled placeholder').toBeNull()
  }
}

/** Asserts that the document is not wider than the window. */
export const expectNoHorizontalScroll = async (page: Page): Promise<void> => {
  const widths = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(widths.scroll, 'horizontal scroll').toBeLessThanOrEqual(widths.window)
}

/** Asserts that no text box with a fixed width (`size`) cuts off its answer. */
export const expectWholeAnswers = async (form: Locator): Promise<void> => {
  const cutOff = await form
    .locator('input[size]')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.getAttribute('name')),
    )
  expect(cutOff, 'text that the box cuts off').toEqual([])
}

export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] as const
export const pageTags = [...wcagTags, 'best-practice'] as const

/** The minified source. By default, AxeBuilder evaluates the readable one of 1.3 MB twice for each run. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Loads axe once into the document of a page. Limits the results to violations, because computing the selectors of the
 * nodes in the other results takes most of a run.
 */
const createAxe = async (page: Page, options: RunOptions): Promise<AxeBuilder> => {
  const violationOptions: RunOptions = { ...options, resultTypes: ['violations'] }
  // The default mode of AxeBuilder loads axe into each frame, and combines their results in a second tab.
  if (page.frames().length > 1) return new AxeBuilder({ page, axeSource }).options(violationOptions)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // The document has axe already, so the source is an empty statement. The legacy mode opens no second tab.
  return new AxeBuilder({ page, axeSource: ';' }).options(violationOptions).setLegacyMode()
}

const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))
  })

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] }

const describeViolation = ({ id, nodes }: Violation): string =>
  `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`

/** Violations that axe finds, contrast and target size included. No rule is off and no element is excluded. */
export const findViolations = async (page: Page, tags: readonly string[]): Promise<readonly string[]> => {
  await waitForAnimations(page)
  // `options` replaces the tags that were set before it.
  const axe = await createAxe(page, { rules: { 'target-size': { enabled: true } } })
  const { violations } = await axe.withTags([...tags]).analyze()
  return violations.map(describeViolation)
}

/** Texts of the page with too little contrast in the dark theme. The other rules of axe do not depend on the theme. */
export const findDarkContrastViolations = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await waitForAnimations(page)
  const axe = await createAxe(page, {})
  const { violations } = await axe.withRules(['color-contrast']).analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  return violations.map((violation) => `in the dark theme, ${describeViolation(violation)}`)
}

/** Asserts that axe finds no violation of a whole page. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await findViolations(page, pageTags), `axe on ${page.url()}`).toEqual([])
}
