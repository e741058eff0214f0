// Tests when the lead session polls again, over the real request and store.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCheckedJourney, createFakeLeadServer, type FakeAnswer, problem, status } from './fakeLeadServer.ts'

let server: ReturnType<typeof createFakeLeadServer>

beforeEach(() => {
  server = createFakeLeadServer()
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => vi.unstubAllGlobals())

const end = { ...status, progressState: 9, pollAfterMs: null }

describe('polling', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Polls with these replies; resolves with the number of calls after each delay. */
  const poll = async (given: FakeAnswer[], ...timesMs: readonly number[]) => {
    const { journey } = createCheckedJourney()
    server.answers.push(...given)
    const stop = journey.watch()
    await journey.ask()
    const counts = [server.calls.length]
    for (const ms of timesMs) {
      await vi.advanceTimersByTimeAsync(ms)
      counts.push(server.calls.length)
    }
    stop()
    return { counts, last: journey.leadStatus.getState() }
  }

  it.each([401, 403, 404, 410])('continues after a %i reply that is not a problem of the API', async (httpStatus) => {
    const { counts, last } = await poll([{ status: httpStatus, body: '<h1>Blocked</h1>' }, { body: end }], 3000)
    expect(counts).toEqual([1, 2])
    expect(last).toMatchObject({ failure: null, status: end })
  })

  it('caps Retry-After at half a minute', async () => {
    const answer429 = { ...problem('too-many-requests', 429), retryAfter: '31536000' }
    const { counts, last } = await poll([answer429, { body: end }], 29_000, 8000)
    expect(counts).toEqual([1, 1, 2])
    expect(last).toMatchObject({ failure: null, status: end })
  })

  it.each([
    ['an unknown state', 9999],
    ['no state', null],
    ['a list that ends in an unknown state', [6, 9999]],
    ['CHECKING', 6],
  ])('continues after %s, even without pollAfterMs', async (_name, progressState) => {
    const { counts, last } = await poll([{ body: { ...end, progressState } }, { body: end }], 60_000)
    expect(counts).toEqual([1, 2])
    expect(last).toMatchObject({ status: end })
  })
})
