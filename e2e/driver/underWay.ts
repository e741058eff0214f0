// What a page has sent and nobody has answered yet.
import { expect, type Page, type Request } from '@playwright/test'

export type UnderWay = {
  /** Resolves once everything that was sent before this call has arrived; what is sent later is not waited for. */
  readonly hasArrived: () => Promise<void>
}

export const watchUnderWay = (page: Page): UnderWay => {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  // The end of a body that nobody reads is never told.
  page.on('response', (response) => open.delete(response.request()))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    hasArrived: async () => {
      const sent = [...open]
      await expect.poll(() => sent.filter((request) => open.has(request)).map((request) => request.url())).toEqual([])
    },
  }
}
