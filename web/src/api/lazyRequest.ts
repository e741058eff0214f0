// The network, fetched with the first request: nothing of it is needed before the first page can be used.
import type { Request } from './request.ts'

export const createLazyRequest =
  (baseUrl: string): Request =>
  async (endpoint, options) => {
    try {
      const { createRequest } = await import('./request.ts')
      return await createRequest(baseUrl)(endpoint, options)
    } catch {
      return { outcome: 'offline' }
    }
  }
