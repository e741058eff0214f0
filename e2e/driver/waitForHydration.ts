// Waits until a prerendered page is hydrated.
import type { Page } from '@playwright/test'

/** Hydration removes the queue of early submits, which the document creates. Call it after the document has arrived. */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.earlySubmits === undefined)
