import { describe, expect, it } from 'vitest'
import type { RequestFailure } from '../api/request.ts'
import { isLeadGone, problemOf, secondsToRetry, secondsToWait } from './problemOf.ts'

const http = (httpStatus: number, type?: string, retryAfterSeconds: number | null = null): RequestFailure => ({
  outcome: 'http',
  httpStatus,
  problem: type === undefined ? null : { type: `urn:loan:problem:${type}`, title: '', status: httpStatus, traceId: '' },
  retryAfterSeconds,
})

describe('problemOf', () => {
  it.each([
    ['offline', { outcome: 'offline' }, 'offline'],
    ['a timeout', { outcome: 'timeout' }, 'timeout'],
    ['HTML instead of JSON', { outcome: 'malformed' }, 'malformed'],
    ['what we gave up ourselves', { outcome: 'aborted' }, null],
    ['a token that something in between removed', http(401, 'token-needed'), 'server'],
    ['an unknown lead', http(404, 'not-found'), 'notFound'],
    ['an expired lead', http(410, 'gone'), 'notFound'],
    ['another state', http(409, 'wrong-state'), 'wrongState'],
    ['a request in flight', http(409, 'request-in-flight'), 'server'],
    ['a newer revision', http(409, 'older-revision'), 'conflict'],
    ['a limit of the server', http(409, 'conflict'), 'conflict'],
    ['a foreign 401', http(401), 'server'],
    ['a foreign 403', http(403), 'server'],
    ['a foreign 404', http(404), 'server'],
    ['a foreign 409', http(409), 'server'],
    ['a foreign 410', http(410), 'server'],
    ['a foreign 422', http(422), 'server'],
    ['too many', http(429, 'too-many-requests'), 'tooMany'],
    ['refused', http(422, 'refused'), 'server'],
    ['a proxy in trouble', http(502), 'server'],
  ] as const satisfies readonly (readonly [string, RequestFailure, string | null])[])(
    '%s',
    (_name, failure, problem) => {
      expect(problemOf(failure)).toBe(problem)
    },
  )

  it('waits only where the server asked for fewer requests', () => {
    expect(secondsToWait(http(429, 'too-many-requests', 7))).toBe(7)
    expect(secondsToWait(http(429))).toBe(10)
    expect(secondsToWait(http(503, 'unavailable', 7))).toBe(0)
    expect(secondsToRetry(http(503, 'unavailable', 7))).toBe(7)
    expect(secondsToRetry(http(429, 'too-many-requests', 600))).toBe(30)
    expect(secondsToRetry(http(503))).toBe(0)
    expect([401, 403, 404, 410, 503].some((status) => isLeadGone(http(status)))).toBe(false)
  })
})
