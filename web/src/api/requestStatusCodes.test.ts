// Status numbers of failed requests (spec 8.22).
import { defineEndpoint } from '@loan/domain/contract/endpoint'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequest, findStatusNumber } from './request.ts'

const read = defineEndpoint({ method: 'GET', path: '/thing', summary: '', reply: v.object({ count: v.number() }) })

const hang = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Shows spec 8.22
it.each([
  ['a malformed reply', 0, () => Promise.resolve(new Response('<html>'))],
  ['a timeout', 444, hang],
  ['an aborted request', 499, hang],
  ['a lost connection', 1001, () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('%s has the status number %i', async (_what, code, fetch) => {
  vi.stubGlobal('fetch', fetch)
  const controller = new AbortController()
  const pending = createRequest('/api')(read, { signal: controller.signal })
  if (code === 499) controller.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  const result = await pending
  expect(result.outcome === 'ok' ? null : findStatusNumber(result)).toBe(code)
})
