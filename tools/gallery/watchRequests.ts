// Knows when a page has what it asked for. A screen that asks for its state again and again is calm between.
import type { Page } from '@playwright/test'

const calmForMs = 150
const calmWithinMs = 3000
const lookAgainMs = 25

/** Watches from now on; what it answers waits until nothing was under way for a moment, and never for long. */
export const watchRequests = (page: Page): (() => Promise<void>) => {
  let underWay = 0
  let last = performance.now()
  const count = (change: 1 | -1) => () => {
    underWay += change
    last = performance.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async () => {
    const start = performance.now()
    const isCalm = (): boolean => underWay <= 0 && performance.now() - Math.max(last, start) >= calmForMs
    while (!isCalm() && performance.now() - start < calmWithinMs) await page.waitForTimeout(lookAgainMs)
  }
}
