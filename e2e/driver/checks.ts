// Assertions that hold on every page and screen.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Untranslated keys: `pages>name>title`, or a namespace before its separator. */
const rawKey = /[a-z]\w*(?:>[\w-]+)+|[a-z-]+ˆ\w+/iu

/** Asserts that no visible text and no accessible name contains a translation key or an unfilled placeholder. */
export const expectTranslated = async (page: Page): Promise<void> => {
  const texts = await page.evaluate(() => {
    const named = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'content']
    const attributes = Array.from(document.querySelectorAll('*')).flatMap((element) =>
      named.flatMap((name) => (element.hasAttribute(name) ? [element.getAttribute(name) ?? ''] : [])),
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

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Asserts that axe finds no violation, contrast and target size included. No rule is off and no element is excluded. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))
  })
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect(found, `axe on ${page.url()}`).toEqual([])
}
