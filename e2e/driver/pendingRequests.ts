// Watches the requests of a page that have no reply yet.
import { expect, type Page, type Request } from '@playwright/test'

export type PendingRequests = {
  /** Resolves once every request sent before this call has a reply. Does not wait for later requests. */
  readonly waitForReplies: () => Promise<void>
  /**
   * Resolves once all requests have a reply and the browser has been idle since then without another request. Work that
   * the page delays until an idle callback, and the chunks and requests that follow from it, are complete then.
   */
  readonly waitUntilIdle: () => Promise<void>
}

/** Requests a frame first: Chromium without a window may start no idle period until the page is rendered again. */
const waitForIdleCallback = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => void requestIdleCallback(() => resolve()))
      }),
  )

export const watchPendingRequests = (page: Page): PendingRequests => {
  const open = new Set<Request>()
  let sentCount = 0
  page.on('request', (request) => {
    open.add(request)
    sentCount += 1
  })
  // There is no event for the end of a body that is not read. A script is always read.
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') open.delete(response.request())
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const waitForReplies = async (): Promise<void> => {
    const sent = [...open]
    await expect.poll(() => sent.filter((request) => open.has(request)).map((request) => request.url())).toEqual([])
  }
  return {
    waitForReplies,
    waitUntilIdle: async () => {
      let countBefore = -1
      while (sentCount !== countBefore) {
        countBefore = sentCount
        await waitForReplies()
        await waitForIdleCallback(page)
      }
    },
  }
}
