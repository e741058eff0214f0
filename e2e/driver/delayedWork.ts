// Waits for the work that a page delays after its load, so that a test can assert what that work did not do.
import type { Page } from '@playwright/test'
import type { PendingRequests } from './pendingRequests.ts'
import { waitForHydration } from './waitForHydration.ts'

/** Waits until the application has started and its idle work is complete. */
export const waitForIdleStart = async (page: Page, pendingRequests: PendingRequests): Promise<void> => {
  await page.waitForFunction(() => document.readyState === 'complete')
  await waitForHydration(page)
  await pendingRequests.waitUntilIdle()
}

/**
 * Waits until tracking has started, some seconds after the load, and every vendor that it opens has loaded. Tracking
 * creates the data layer first, also without consent. Needs a server with a vendor that uses the data layer.
 */
export const waitForTracking = async (page: Page, pendingRequests: PendingRequests): Promise<void> => {
  await page.waitForFunction(() => 'dataLayer' in window)
  await pendingRequests.waitUntilIdle()
}
