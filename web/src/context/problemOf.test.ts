import { describe, expect, it } from 'vitest'
import type { RequestFailure } from '../api/request.ts'
import { isLeadGone, problemOf, secondsToWait } from './problemOf.ts'

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
    ['no token', http(401, 'token-needed'), 'notFound'],
    ['an unknown lead', http(404, 'not-found'), 'notFound'],
    ['an expired lead', http(410, 'gone'), 'notFound'],
    ['another state', http(409, 'wrong-state'), 'wrongState'],
    ['a request in flight', http(409, 'request-in-flight'), 'conflict'],
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
    expect(isLeadGone(http(503))).toBe(false)
  })
})
