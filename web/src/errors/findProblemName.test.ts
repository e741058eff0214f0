import { describe, expect, it } from 'vitest'
import type { RequestFailure } from '../api/request.ts'
import { isLeadGone, findProblemName, getRetrySeconds, getRateLimitSeconds } from './findProblemName.ts'

const http = (httpStatus: number, type?: string, retryAfterSeconds: number | null = null): RequestFailure => ({
  outcome: 'http',
  httpStatus,
  problem: type === undefined ? null : { type: `urn:loan:problem:${type}`, title: '', status: httpStatus, traceId: '' },
  retryAfterSeconds,
})

describe('findProblemName', () => {
  it.each([
    ['offline', { outcome: 'offline' }, 'offline'],
    ['a timeout', { outcome: 'timeout' }, 'timeout'],
    ['HTML instead of JSON', { outcome: 'malformed' }, 'malformed'],
    ['an aborted request', { outcome: 'aborted' }, null],
    ['a bug of this page', { outcome: 'error' }, 'server'],
    ['a token that a proxy removed', http(401, 'token-needed'), 'server'],
    ['an unknown lead', http(404, 'not-found'), 'notFound'],
    ['an expired lead', http(410, 'gone'), 'notFound'],
    ['another state', http(409, 'wrong-state'), 'wrongState'],
    ['a request in flight', http(409, 'request-in-flight'), 'server'],
    ['a newer revision', http(409, 'older-revision'), 'conflict'],
    ['a limit of the server', http(409, 'conflict'), 'conflict'],
    ['a 401 of a proxy', http(401), 'server'],
    ['a 403 of a proxy', http(403), 'server'],
    ['a 404 of a proxy', http(404), 'server'],
    ['a 409 of a proxy', http(409), 'server'],
    ['a 410 of a proxy', http(410), 'server'],
    ['a 422 of a proxy', http(422), 'server'],
    ['too many requests', http(429, 'too-many-requests'), 'tooMany'],
    ['rejected answers', http(422, 'refused'), 'server'],
    ['a 502 of a proxy', http(502), 'server'],
  ] as const satisfies readonly (readonly [string, RequestFailure, string | null])[])(
    'names the problem of %s',
    (_name, failure, problem) => {
      expect(findProblemName(failure)).toBe(problem)
    },
  )

  it('says nothing about the lead where something else of it is gone', () => {
    const problem = { type: 'urn:loan:problem:gone', title: '', status: 410, traceId: '', progressState: 11 }
    const offerGone: RequestFailure = { outcome: 'http', httpStatus: 410, problem, retryAfterSeconds: null }
    expect([isLeadGone(offerGone), findProblemName(offerGone)]).toEqual([false, 'server'])
  })

  it('waits only after a 429, and retries after at most 30 seconds', () => {
    expect(getRateLimitSeconds(http(429, 'too-many-requests', 7))).toBe(7)
    expect(getRateLimitSeconds(http(429))).toBe(10)
    expect(getRateLimitSeconds(http(503, 'unavailable', 7))).toBe(0)
    expect(getRetrySeconds(http(503, 'unavailable', 7))).toBe(7)
    expect(getRetrySeconds(http(429, 'too-many-requests', 600))).toBe(30)
    expect(getRetrySeconds(http(503))).toBe(0)
    expect([401, 403, 404, 410, 503].some((status) => isLeadGone(http(status)))).toBe(false)
  })
})
