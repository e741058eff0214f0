// Watches the requests of a page that have no reply yet.
import { expect, type Page, type Request } from '@playwright/test'

export type PendingRequests = {
  /** Resolves once every request sent before this call has a reply. Does not wait for later requests. */
  readonly waitForReplies: () => Promise<void>
}

export const watchPendingRequests = (page: Page): PendingRequests => {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  // There is no event for the end of a body that is not read.
  page.on('response', (response) => open.delete(response.request()))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    waitForReplies: async () => {
      const sent = [...open]
      await expect.poll(() => sent.filter((request) => open.has(request)).map((request) => request.url())).toEqual([])
    },
  }
}
