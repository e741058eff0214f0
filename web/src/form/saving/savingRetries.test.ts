// Retries of writes with an unknown outcome: under the same key, with increasing delays.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushPendingWork } from '../../testing/flushPendingWork.ts'
import { buildProblem } from '../../testing/problems.ts'
import { createSaver, createScriptedLeadServer } from './testing/createScriptedLeadServer.ts'

const server = createScriptedLeadServer()
let { store, saver, save, lead, answer } = createSaver()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  ;({ store, saver, save, lead, answer } = createSaver())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  // Leaves the saver of this test, which has no stop function, nothing to send.
  store.clear({})
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const wait = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await flushPendingWork()
}
const networkError = () => Response.error()

describe('a write with an unknown outcome', () => {
  it.each([
    ['a lost connection', networkError],
    [
      'a lost reply',
      () => (write: Parameters<typeof server.write>[0]) => {
        server.write(write)
        return Response.error()
      },
    ],
    ['a server error', () => buildProblem('internal-error')],
    ["a proxy's page", () => new Response('<html>', { status: 502 })],
    ['HTML instead of JSON', () => new Response('<html>')],
    ['a reply without an id', () => Response.json({ revision: 1 })],
    ['a request still in flight', () => buildProblem('request-in-flight')],
    ['too many requests', () => buildProblem('too-many-requests')],
  ])('is retried under its key after %s, and creates one lead', async (_name, failure) => {
    answer({ amount: 1000 })
    server.replyNext(failure())
    await save()
    expect(lead().pendingWrite).not.toBeNull()
    expect(lead().lead).toBeNull()
    await wait(2)
    expect(server.listActions()).toEqual(['create', 'create'])
    expect(new Set(server.keys()).size).toBe(1)
    expect(server.state.created).toBe(1)
    expect(lead()).toMatchObject({ pendingWrite: null, lead: { revision: 1 } })
  })

  it.each([400, 401, 403, 404, 409, 410, 413, 422, 429])('is retried after a %i of a proxy', async (status) => {
    answer({ amount: 1000 })
    server.replyNext(new Response('<h1>Blocked</h1>', { status }))
    await save()
    await wait(2)
    expect(server.listActions()).toEqual(['create', 'create'])
    expect(new Set(server.keys()).size).toBe(1)
    expect(lead()).toMatchObject({ pendingWrite: null, lead: { revision: 1 } })
  })

  it('is retried after 15 seconds without a reply', async () => {
    answer({ amount: 1000 })
    server.replyNext(() => new Promise<never>(() => {}))
    await save()
    await wait(15)
    expect(lead().pendingWrite).not.toBeNull()
    await wait(2)
    expect(server.keys()[1]).toBe(server.keys()[0])
    expect(lead().pendingWrite).toBeNull()
  })

  it('is retried unchanged, and newer answers follow', async () => {
    server.replyNext(networkError())
    answer({ amount: 1000 })
    await save()
    answer({ amount: 2000 })
    await save()
    expect(server.writes.map(({ body }) => body['amount'])).toEqual([1000, 1000, 2000])
    expect(server.listActions()).toEqual(['create', 'create', 'update'])
  })

  it('is retried after a reload', async () => {
    server.replyNext(networkError())
    answer({ amount: 1000 })
    await save()
    const storedLead = lead()
    store.clear({})
    ;({ store, saver, save, lead, answer } = createSaver())
    store.updateLeadApplication(storedLead)
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(server.keys()[1]).toBe(server.keys()[0])
    expect(server.listActions()).toEqual(['create', 'create', 'submit'])
  })
})

describe('retries', () => {
  it('have increasing delays, also when more pages are completed', async () => {
    server.replyNext(...Array.from({ length: 12 }, networkError))
    for (const amount of [1000, 1100, 1200]) {
      answer({ amount })
      await save()
    }
    expect(server.writes).toHaveLength(3)
    const sentAfter = async (seconds: number) => {
      await wait(seconds)
      return server.writes.length
    }
    expect(await sentAfter(9.9)).toBe(3)
    expect(await sentAfter(0.1)).toBe(4)
    expect(await sentAfter(30)).toBe(5)
    expect(await sentAfter(60)).toBe(6)
    expect(await sentAfter(60)).toBe(7)
  })

  it('wait for the Retry-After of the server', async () => {
    server.replyNext(buildProblem('too-many-requests', {}, { 'retry-after': '20' }))
    answer({ amount: 1000 })
    await save()
    await wait(19)
    expect(server.writes).toHaveLength(1)
    await wait(1)
    expect(server.writes).toHaveLength(2)
  })

  it('start at once when the browser is online again', async () => {
    server.replyNext(networkError())
    answer({ amount: 1000 })
    await save()
    window.dispatchEvent(new Event('online'))
    await flushPendingWork()
    expect(lead().pendingWrite).toBeNull()
    window.dispatchEvent(new Event('online'))
    await wait(600)
    expect(server.writes).toHaveLength(2)
  })

  it('stop after a submit sent all answers', async () => {
    server.replyNext(networkError())
    answer({ amount: 1000 })
    await save()
    await saver.submit()
    await wait(600)
    expect(server.listActions()).toEqual(['create', 'create', 'submit'])
  })

  it('stop when the application is cleared', async () => {
    server.replyNext(networkError())
    answer({ amount: 1000 })
    await save()
    store.clear({})
    await wait(600)
    expect(server.writes).toHaveLength(1)
  })

  it.each([
    ['rejected answers', buildProblem('refused', { errors: [] })],
    ['a malformed request', buildProblem('bad-request')],
    ['another request under the key', buildProblem('other-request-under-key')],
    ['a request that is too large', buildProblem('too-large')],
    ['an older revision', buildProblem('older-revision', { revision: 4 })],
    ['a lead that was sent', buildProblem('wrong-state', { progressState: 6 })],
  ])('are not made after %s', async (_name, failure) => {
    answer({ amount: 1000 })
    server.replyNext(failure)
    await save()
    await wait(600)
    expect(server.writes).toHaveLength(1)
    expect(lead().pendingWrite).toBeNull()
  })

  it('start again with the next page after answers were rejected', async () => {
    answer({ amount: 1000 })
    server.replyNext(buildProblem('refused', { errors: [] }))
    await save()
    answer({ amount: 2000 })
    await save()
    expect(lead().lead).not.toBeNull()
    expect(new Set(server.keys()).size).toBe(2)
  })
})

describe('a save that the applicant waits for', () => {
  it('is retried in the background after a lost connection', async () => {
    answer({ amount: 1000 })
    server.replyNext(networkError())
    expect(await saver.saveNow()).toMatchObject({ outcome: 'failed' })
    await wait(2)
    expect(server.listActions()).toEqual(['create', 'create'])
    expect(lead()).toMatchObject({ pendingWrite: null, lead: { revision: 1 } })
  })

  it('sends as a draft what a submit that did not reach the server had', async () => {
    answer({ amount: 1000 })
    await save()
    answer({ amount: 2000 })
    server.replyNext(networkError())
    expect(await saver.submit()).toMatchObject({ outcome: 'failed' })
    server.replyStatus('NONE')
    expect(await saver.saveNow()).toEqual({ outcome: 'saved' })
    expect(server.listActions()).toEqual(['create', 'submit', 'update'])
    expect(server.writes.at(-1)?.body['amount']).toBe(2000)
  })
})
