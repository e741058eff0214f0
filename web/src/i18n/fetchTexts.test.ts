// Concurrency and retries of fetchTexts (spec 9.31, 9.32).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTextFetcher } from './fetchTexts.ts'

vi.mock('virtual:lazy-texts', () => ({ lazyTexts: { pl: { 'built-in': { title: 'built in' } } } }))

const fetchTexts = createTextFetcher('/{{lng}}/{{ns}}.json')

let requests: { readonly url: string; readonly at: number; readonly accept: string | null }[] = []
let answer: (signal: AbortSignal | null | undefined) => Promise<Response> = () =>
  Promise.reject(new TypeError('network'))

beforeEach(() => {
  requests = []
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, at: Date.now(), accept: new Headers(init.headers).get('accept') })
    return answer(init.signal)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Shows spec 9.32
it('retries five times: first after 350 ms, then after twice the previous delay', async () => {
  answer = () => Promise.reject(new TypeError('network'))
  const texts = fetchTexts('pl', 'review')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await texts).toBeNull()
  expect(requests.map(({ at }) => at)).toEqual([0, 350, 1050, 2450, 5250, 10_850])
})

it('requests again ten seconds after a request whose connection stalls', async () => {
  answer = (signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    })
  const texts = fetchTexts('pl', 'review')
  await vi.advanceTimersByTimeAsync(10_000)
  answer = () => Promise.resolve(Response.json({ title: 'x' }))
  await vi.advanceTimersByTimeAsync(350)
  expect(await texts).toEqual({ title: 'x' })
  expect(requests.map(({ at }) => at)).toEqual([0, 10_350])
})

// Shows spec 7.12
it('sends the accept header of JSON', async () => {
  answer = () => Promise.resolve(Response.json({ title: 'x' }))
  expect(await fetchTexts('pl', 'review')).toEqual({ title: 'x' })
  expect(requests).toEqual([{ url: '/pl/review.json', at: 0, accept: 'application/json' }])
})

it('uses the texts of the build without a request, in their language only', async () => {
  answer = () => Promise.resolve(Response.json({ title: 'fetched' }))
  expect(await fetchTexts('pl', 'built-in')).toEqual({ title: 'built in' })
  expect(requests).toEqual([])
  expect(await fetchTexts('en', 'built-in')).toEqual({ title: 'fetched' })
})

describe('concurrency', () => {
  // Shows spec 9.31
  it('is limited to ten requests; the others start in order', async () => {
    const release: (() => void)[] = []
    answer = () => new Promise((resolve) => release.push(() => resolve(Response.json({}))))
    const all = Array.from({ length: 25 }, (_, index) => fetchTexts('pl', String(index)))
    await vi.advanceTimersByTimeAsync(0)
    expect(requests).toHaveLength(10)
    release[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(requests.map(({ url }) => url).slice(10)).toEqual(['/pl/10.json'])
    for (let done = 1; done < 25; done += 1) {
      release[done]?.()
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(await Promise.all(all)).toHaveLength(25)
    expect(new Set(requests.map(({ url }) => url)).size).toBe(25)
  })
})
