// Waits until a page has no request in flight. A screen that polls the lead status counts as idle between two polls.
import type { Page } from '@playwright/test'

const calmForMs = 150
const calmWithinMs = 3000
const recheckMs = 25

/** Starts to count requests. The returned function waits until none was in flight for 150 ms, at most 3 s. */
export const watchRequests = (page: Page): (() => Promise<void>) => {
  let requestCount = 0
  let last = performance.now()
  const count = (change: 1 | -1) => () => {
    requestCount += change
    last = performance.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async () => {
    const start = performance.now()
    const isCalm = (): boolean => requestCount <= 0 && performance.now() - Math.max(last, start) >= calmForMs
    while (!isCalm() && performance.now() - start < calmWithinMs) await page.waitForTimeout(recheckMs)
  }
}
