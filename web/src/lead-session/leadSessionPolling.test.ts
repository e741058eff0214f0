// Tests when the lead session polls again, over the real request and store.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../testing/createFakeLeadServer.ts'
import { buildLeadStatus } from '../testing/leadFixtures.ts'
import { buildProblem } from '../testing/problems.ts'
import { createCheckedLeadSession } from './testing/createCheckedLeadSession.ts'

const server = createFakeLeadServer()
const end = buildLeadStatus('INSTANTOR')

beforeEach(() => {
  // MSW needs the other timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  server.setStatus(end)
})
afterEach(() => void vi.useRealTimers())

/** Replies to the first poll with `first`; resolves with the number of polls after each delay. */
const poll = async (first: Response, ...timesMs: readonly number[]) => {
  const { leadSession } = createCheckedLeadSession()
  server.replyNext(first)
  const stop = leadSession.watch()
  await leadSession.poll()
  const counts = [server.urls.length]
  for (const ms of timesMs) {
    await vi.advanceTimersByTimeAsync(ms)
    await server.waitForIdle()
    counts.push(server.urls.length)
  }
  stop()
  return { counts, last: leadSession.statusStore.getState() }
}

it.each([401, 403, 404, 410])('continues after a %i reply that is not a problem of the API', async (status) => {
  const { counts, last } = await poll(new Response('<h1>Blocked</h1>', { status }), 3000)
  expect(counts).toEqual([1, 2])
  expect(last).toMatchObject({ failure: null, status: end })
})

it('caps Retry-After at half a minute', async () => {
  const { counts, last } = await poll(
    buildProblem('too-many-requests', {}, { 'retry-after': '31536000' }),
    29_000,
    8000,
  )
  expect(counts).toEqual([1, 1, 2])
  expect(last).toMatchObject({ failure: null, status: end })
})

it.each([
  ['an unknown state', 9999],
  ['no state', null],
  ['a list that ends in an unknown state', [6, 9999]],
  ['CHECKING', 6],
])('continues after %s, even without pollAfterMs', async (_name, progressState) => {
  const { counts, last } = await poll(Response.json({ ...end, progressState }), 60_000)
  expect(counts).toEqual([1, 2])
  expect(last).toMatchObject({ status: end })
})
