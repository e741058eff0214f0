// What must hold on every page and screen, whatever it shows.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Keys that have no words: `pages>name>title`, or a namespace before its separator. */
const rawKey = /[a-z]\w*(?:>[\w-]+)+|[a-z-]+ˆ\w+/iu

/** No translation key and no unfilled gap stands where words should, in texts or in names for screen readers. */
export const expectTranslated = async (page: Page): Promise<void> => {
  const said = await page.evaluate(() => {
    const named = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'content']
    const attributes = Array.from(document.querySelectorAll('*')).flatMap((element) =>
      named.flatMap((name) => (element.hasAttribute(name) ? [element.getAttribute(name) ?? ''] : [])),
    )
    return [document.title, document.body.innerText, ...attributes]
  })
  for (const text of said) {
    expect(rawKey.exec(text)?.[0] ?? null, 'a raw key').toBeNull()
    expect(/\{\{|\bundefined\b|\bNaN\b|\[object /u.exec(text)?.[0] ?? null, 'an unfilled gap').toBeNull()
  }
}

/** Nothing is wider than the window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const widths = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(widths.scroll, 'horizontal scroll').toBeLessThanOrEqual(widths.window)
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Axe finds nothing, contrast and target sizes included; no rule is off and no element left out. */
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
