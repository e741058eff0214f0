// Retries of writes with an unknown outcome: under the same key, with increasing delays.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSaver, playLeadServer, problem, settle } from './playLeadServer.ts'

let played = playLeadServer()
let { store, saver, lead, answer } = openSaver()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  played = playLeadServer()
  ;({ store, saver, lead, answer } = openSaver())
  vi.stubGlobal('fetch', played.fetch)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  // Leaves the saver of this test, which has no stop function, nothing to send.
  store.clear({})
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const save = async () => {
  saver.save()
  await settle()
}
const wait = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await settle()
}
const lost = () => new TypeError('network')

describe('a write with an unknown outcome', () => {
  it.each([
    ['a lost connection', lost],
    [
      'a lost reply',
      () => (write: Parameters<typeof played.write>[0]) => {
        played.write(write)
        throw new TypeError('network')
      },
    ],
    ['a server error', () => problem('internal-error', 500)],
    ["a proxy's page", () => new Response('<html>', { status: 502 })],
    ['HTML instead of JSON', () => new Response('<html>')],
    ['a reply without an id', () => Response.json({ revision: 1 })],
    ['a request still in flight', () => problem('request-in-flight', 409)],
    ['too many requests', () => problem('too-many-requests', 429)],
  ])('is retried under its key after %s, and creates one lead', async (_name, failure) => {
    answer({ amount: 1000 })
    played.answerNext(failure())
    await save()
    expect(lead().pendingWrite).not.toBeNull()
    expect(lead().lead).toBeNull()
    await wait(2)
    expect(played.acts()).toEqual(['create', 'create'])
    expect(new Set(played.keys()).size).toBe(1)
    expect(played.server.created).toBe(1)
    expect(lead()).toMatchObject({ pendingWrite: null, lead: { revision: 1 } })
  })

  it.each([400, 401, 403, 404, 409, 410, 413, 422, 429])('is retried after a %i of a proxy', async (status) => {
    answer({ amount: 1000 })
    played.answerNext(new Response('<h1>Blocked</h1>', { status }))
    await save()
    await wait(2)
    expect(played.acts()).toEqual(['create', 'create'])
    expect(new Set(played.keys()).size).toBe(1)
    expect(lead()).toMatchObject({ pendingWrite: null, lead: { revision: 1 } })
  })

  it('is retried after 15 seconds without a reply', async () => {
    answer({ amount: 1000 })
    played.answerNext(() => new Promise<never>(() => {}))
    await save()
    await wait(15)
    expect(lead().pendingWrite).not.toBeNull()
    await wait(2)
    expect(played.keys()[1]).toBe(played.keys()[0])
    expect(lead().pendingWrite).toBeNull()
  })

  it('is retried unchanged, and newer answers follow', async () => {
    played.answerNext(lost())
    answer({ amount: 1000 })
    await save()
    answer({ amount: 2000 })
    await save()
    expect(played.writes.map(({ body }) => body['amount'])).toEqual([1000, 1000, 2000])
    expect(played.acts()).toEqual(['create', 'create', 'update'])
  })

  it('is retried after a reload', async () => {
    played.answerNext(lost())
    answer({ amount: 1000 })
    await save()
    const kept = lead()
    store.clear({})
    ;({ store, saver, lead, answer } = openSaver())
    store.updateLead(kept)
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(played.keys()[1]).toBe(played.keys()[0])
    expect(played.acts()).toEqual(['create', 'create', 'submit'])
  })
})

describe('retries', () => {
  it('have increasing delays, also when more pages are completed', async () => {
    played.answerNext(...Array.from({ length: 12 }, lost))
    for (const amount of [1000, 1100, 1200]) {
      answer({ amount })
      await save()
    }
    expect(played.writes).toHaveLength(3)
    const sentAfter = async (seconds: number) => {
      await wait(seconds)
      return played.writes.length
    }
    expect(await sentAfter(9.9)).toBe(3)
    expect(await sentAfter(0.1)).toBe(4)
    expect(await sentAfter(30)).toBe(5)
    expect(await sentAfter(60)).toBe(6)
    expect(await sentAfter(60)).toBe(7)
  })

  it('wait for the Retry-After of the server', async () => {
    played.answerNext(problem('too-many-requests', 429, {}, { 'retry-after': '20' }))
    answer({ amount: 1000 })
    await save()
    await wait(19)
    expect(played.writes).toHaveLength(1)
    await wait(1)
    expect(played.writes).toHaveLength(2)
  })

  it('start at once when the browser is online again', async () => {
    played.answerNext(lost())
    answer({ amount: 1000 })
    await save()
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(lead().pendingWrite).toBeNull()
    window.dispatchEvent(new Event('online'))
    await wait(600)
    expect(played.writes).toHaveLength(2)
  })

  it('stop after a submit sent all answers', async () => {
    played.answerNext(lost())
    answer({ amount: 1000 })
    await save()
    await saver.submit()
    await wait(600)
    expect(played.acts()).toEqual(['create', 'create', 'submit'])
  })

  it('stop when the application is cleared', async () => {
    played.answerNext(lost())
    answer({ amount: 1000 })
    await save()
    store.clear({})
    await wait(600)
    expect(played.writes).toHaveLength(1)
  })

  it.each([
    ['rejected answers', problem('refused', 422, { errors: [] })],
    ['a malformed request', problem('bad-request', 400)],
    ['another request under the key', problem('other-request-under-key', 422)],
    ['a request that is too large', problem('too-large', 413)],
    ['an older revision', problem('older-revision', 409, { revision: 4 })],
    ['a lead that was sent', problem('wrong-state', 409, { progressState: 6 })],
  ])('are not made after %s', async (_name, failure) => {
    answer({ amount: 1000 })
    played.answerNext(failure)
    await save()
    await wait(600)
    expect(played.writes).toHaveLength(1)
    expect(lead().pendingWrite).toBeNull()
  })

  it('start again with the next page after answers were rejected', async () => {
    answer({ amount: 1000 })
    played.answerNext(problem('refused', 422, { errors: [] }))
    await save()
    answer({ amount: 2000 })
    await save()
    expect(lead().lead).not.toBeNull()
    expect(new Set(played.keys()).size).toBe(2)
  })
})
