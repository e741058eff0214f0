// Records the files that the page saves, and lets a call of the fake lead server return a file. For tests only.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { afterEach, beforeEach, vi } from 'vitest'
import type { createFakeLeadServer } from './createFakeLeadServer.ts'

/** Call it at the top of a test file. `saved` has the names of the files that the current test saved. */
export const createFakeDownloads = (server: ReturnType<typeof createFakeLeadServer>) => {
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  })
  afterEach(() => vi.restoreAllMocks())
  const replyFile = (endpoint: Endpoint, fileName: string) =>
    server.respond(
      endpoint,
      () =>
        new Response('file', {
          headers: {
            'content-type': endpoint.replyType ?? '',
            'content-disposition': `attachment; filename="${fileName}"`,
          },
        }),
    )
  return { saved, replyFile }
}
