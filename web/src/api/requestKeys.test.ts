import { describe, expect, it } from 'vitest'
import type { RequestResult } from './request.ts'
import { createRequestKeys } from './requestKeys.ts'

const http = (httpStatus: number, type: string | null): RequestResult<unknown> => ({
  outcome: 'http',
  httpStatus,
  problem: type === null ? null : { type: `urn:loan:problem:${type}`, title: type, status: httpStatus, traceId: 't' },
  retryAfterSeconds: null,
})

const repeat = (result: RequestResult<unknown>, second: unknown = { id: 1 }) => {
  const keys = createRequestKeys()
  const first = keys.keyFor({ id: 1 })
  keys.onResult(result)
  return keys.keyFor(second) === first
}

describe('keyFor', () => {
  it.each<[string, RequestResult<unknown>]>([
    ['a lost connection', { outcome: 'offline' }],
    ['a timeout', { outcome: 'timeout' }],
    ['an aborted request', { outcome: 'aborted' }],
    ['a cut reply', { outcome: 'malformed' }],
    ['a bug of this page', { outcome: 'error' }],
    ['a server error', http(500, 'internal-error')],
    ['an overloaded server', http(503, 'unavailable')],
    ['too many calls', http(429, 'too-many-requests')],
    ['a first copy that is still in flight', http(409, 'request-in-flight')],
    ['a response of a proxy', http(403, null)],
  ])('returns the same key after %s', (_what, result) => {
    expect(repeat(result)).toBe(true)
  })

  it.each<[string, RequestResult<unknown>]>([
    ['an accepted request', { outcome: 'ok', reply: {} }],
    ['rejected answers', http(422, 'refused')],
    ['a wrong state', http(409, 'wrong-state')],
    ['an unknown lead', http(404, 'not-found')],
  ])('returns a new key after %s', (_what, result) => {
    expect(repeat(result)).toBe(false)
  })

  it('returns a new key when the request differs', () => {
    expect(repeat({ outcome: 'offline' }, { id: 2 })).toBe(false)
  })
})
