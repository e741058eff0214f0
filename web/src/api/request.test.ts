import { defineEndpoint } from '@loan/domain/contract/endpoint'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRequest } from './request.ts'

const read = defineEndpoint({
  method: 'GET',
  path: '/thing/{id}',
  summary: '',
  params: v.object({ id: v.string(), locale: v.exactOptional(v.string()), ref: v.optional(v.string()) }),
  reply: v.strictObject({ count: v.number() }),
})
const write = defineEndpoint({
  method: 'PUT',
  path: '/thing',
  summary: '',
  needsIdempotencyKey: true,
  body: v.object({ name: v.string() }),
  reply: v.object({}),
})

let sent: { url: string; init: RequestInit }[] = []
let answer: (init: RequestInit) => Promise<Response> = () => Promise.resolve(Response.json({ count: 1 }))

beforeEach(() => {
  sent = []
  answer = () => Promise.resolve(Response.json({ count: 1 }))
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return answer(init)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const request = createRequest('/api')
const send = () => request(read, { params: { id: '1' } })
const reply = (body: BodyInit | null, init?: ResponseInit) => {
  answer = () => Promise.resolve(new Response(body, init))
}
const hangUntilAborted = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

describe('createRequest sends', () => {
  // Shows spec 7.1
  it.each([
    [{ id: 'a' }, '/api/thing/a'],
    [{ id: 'a b/c?d#e&f' }, '/api/thing/a%20b%2Fc%3Fd%23e%26f'],
    [{ id: 'Łódź' }, '/api/thing/%C5%81%C3%B3d%C5%BA'],
    [{ id: 'a', locale: 'pl', ref: 'x&y=z' }, '/api/thing/a?locale=pl&ref=x%26y%3Dz'],
    [{ id: 'a', ref: undefined }, '/api/thing/a'],
    [{ id: '$&' }, '/api/thing/%24%26'],
  ])('params %j to the URL %s', async (params, url) => {
    await request(read, { params })
    expect(sent.map((call) => call.url)).toEqual([url])
  })

  it('a JSON body with content type, lead token and idempotency key', async () => {
    reply('{}')
    await request(write, { body: { name: 'Łucja Żak' }, leadToken: 'secret', idempotencyKey: 'k', keepalive: true })
    expect(sent).toMatchObject([
      {
        url: '/api/thing',
        init: {
          method: 'PUT',
          headers: {
            accept: 'application/json, application/problem+json',
            'content-type': 'application/json',
            'lead-token': 'secret',
            'idempotency-key': '"k"',
          },
          body: '{"name":"Łucja Żak"}',
          keepalive: true,
        },
      },
    ])
  })

  it('only the accept header when there is no body, token or key', async () => {
    await send()
    expect(sent[0]?.init).toMatchObject({ method: 'GET', keepalive: false })
    expect(sent[0]?.init.headers).toEqual({ accept: 'application/json, application/problem+json' })
    expect(sent[0]?.init).not.toHaveProperty('body')
  })
})

describe('createRequest returns', () => {
  it('the reply without the fields that a newer server adds', async () => {
    reply('{"count":3,"more":true}')
    expect(await send()).toEqual({ outcome: 'ok', reply: { count: 3 } })
  })

  it.each([
    ['HTML', '<!doctype html>'],
    ['cut JSON', '{"count":'],
    ['nothing', ''],
    ['another shape', '{"count":"3"}'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('malformed when the body is %s', async (_name, body) => {
    reply(body)
    expect(await send()).toEqual({ outcome: 'malformed' })
  })

  it('malformed when the response is 204 without content', async () => {
    reply(null, { status: 204 })
    expect(await send()).toEqual({ outcome: 'malformed' })
  })

  const problem = { type: 'urn:loan:problem:refused', title: 'Validation failed', status: 422, traceId: 't' }
  const ownType = 'application/problem+json; charset=utf-8'
  // Shows spec 7.4
  it.each([
    ['a problem document', 422, ownType, JSON.stringify(problem), problem],
    ["a proxy's page", 502, 'text/html', '<html>', null],
    ['other JSON', 500, 'application/json', '{"error":"x"}', null],
    ['nothing', 404, 'text/plain', '', null],
    ['a document of another media type', 404, 'application/json', JSON.stringify(problem), null],
    ["a gateway's problem", 404, ownType, JSON.stringify({ ...problem, type: 'about:blank' }), null],
  ])('the HTTP status for an error response with %s', async (_name, status, contentType, body, expected) => {
    reply(body, { status, headers: { 'content-type': contentType } })
    expect(await send()).toEqual({ outcome: 'http', httpStatus: status, problem: expected, retryAfterSeconds: null })
  })

  // Shows spec 7.4
  it('offline when fetch rejects', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await send()).toEqual({ outcome: 'offline' })
  })

  it('offline when the response body breaks off', async () => {
    answer = () =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) })),
      )
    expect(await send()).toEqual({ outcome: 'offline' })
  })

  it('offline when fetch throws synchronously', async () => {
    answer = () => {
      throw new TypeError('Invalid URL')
    }
    expect(await send()).toEqual({ outcome: 'offline' })
  })
})

describe('timeout and abort', () => {
  it.each([
    [undefined, 15_000],
    [4000, 4000],
  ])('with timeoutMs %j returns timeout after %i ms', async (timeoutMs, waited) => {
    vi.useFakeTimers()
    answer = hangUntilAborted
    const onResult = vi.fn<(result: unknown) => void>()
    void request(read, { params: { id: '1' }, ...(timeoutMs !== undefined && { timeoutMs }) }).then(onResult)
    await vi.advanceTimersByTimeAsync(waited - 1)
    expect(onResult).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onResult).toHaveBeenCalledWith({ outcome: 'timeout' })
  })

  it('clears its timer after the reply', async () => {
    vi.useFakeTimers()
    await send()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('returns aborted when the signal aborts during the request', async () => {
    answer = hangUntilAborted
    const controller = new AbortController()
    const pending = request(read, { params: { id: '1' }, signal: controller.signal })
    controller.abort()
    expect(await pending).toEqual({ outcome: 'aborted' })
  })

  it('sends nothing when the signal is already aborted', async () => {
    expect(await request(read, { params: { id: '1' }, signal: AbortSignal.abort() })).toEqual({ outcome: 'aborted' })
    expect(sent).toEqual([])
  })
})

describe('Retry-After', () => {
  it.each([
    ['7', 7],
    ['0', null],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['86400', 600],
    ['9'.repeat(400), null],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 11:59:00 GMT', null],
    ['Fri, 20 Nov 2099 12:00:00 GMT', 600],
  ])('%s is parsed as %j seconds', async (header, seconds) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z'), toFake: ['Date'] })
    reply('', { status: 429, headers: { 'retry-after': header } })
    expect(await send()).toMatchObject({ outcome: 'http', retryAfterSeconds: seconds })
  })
})
