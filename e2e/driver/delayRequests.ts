// Delays requests, so that a test can act before they have replies.
import type { BrowserContext, Page } from '@playwright/test'

/** Delays every request to these URLs until the returned function is called. */
export const delayRequests = async (target: Page | BrowserContext, url: string): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await target.route(url, async (route) => {
    await released
    await route.fallback()
  })
  return () => release()
}
