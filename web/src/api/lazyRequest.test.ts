import { defineEndpoint } from '@loan/domain/contract/endpoint'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createInstances } from '../lib/instances.ts'
import { LoadError } from '../lib/loadFailure.ts'
import { getServerClock } from '../lib/serverClock.ts'
import { createLazyRequest, handleLoadFailure } from './lazyRequest.ts'
import { createRequest } from './request.ts'

const read = defineEndpoint({ method: 'GET', path: '/thing', summary: '', reply: v.object({ count: v.number() }) })

/** An endpoint whose schema has a bug. */
const broken = defineEndpoint({
  method: 'GET',
  path: '/thing',
  summary: '',
  reply: v.pipe(
    read.reply,
    v.transform((): { readonly count: number } => {
      throw new TypeError('x is undefined')
    }),
  ),
})

const createOwner = () => ({ store: { instances: createInstances(), documentInstances: createInstances() } })
const load = async () => createRequest('/api', getServerClock(createOwner()))
const consoleError = vi.fn<typeof console.error>()

beforeEach(() => {
  consoleError.mockClear()
  vi.spyOn(console, 'error').mockImplementation(consoleError)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ count: 1 })))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('returns the reply', async () => {
  expect(await createLazyRequest(load, createOwner())(read, {})).toEqual({ outcome: 'ok', reply: { count: 1 } })
  expect(consoleError).not.toHaveBeenCalled()
})

it('returns an error, not a lost connection, for a bug in reading the reply, and logs it', async () => {
  expect(await createLazyRequest(load, createOwner())(broken, {})).toEqual({ outcome: 'error' })
  expect(consoleError.mock.calls).toEqual([['Failed to send a request', '{"name":"TypeError"}']])
})

it.each([
  ['offline without a connection', new LoadError('/request.js', 'offline'), 'offline'],
  ['an error when the server fails', new LoadError('/request.js', 'failed'), 'error'],
  ['an error for a deleted file', new LoadError('/request.js', 'gone'), 'error'],
  ['an error for a bug', new TypeError('x is undefined'), 'error'],
])('returns %s when the chunk of requests does not load', async (_what, reason, outcome) => {
  expect(await handleLoadFailure(createOwner(), reason)).toEqual({ outcome })
})
