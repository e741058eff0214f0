import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildErrorDetails, buildProblemReply } from '../http/problemReply.ts'
import { DatabaseUnavailableError, isDatabaseUnavailable } from './unavailable.ts'

const withCode = (code: string): Error => Object.assign(new Error('secret'), { code })

describe('isDatabaseUnavailable', () => {
  it.each([
    '08006',
    '08P01',
    '53100',
    '57P01',
    '57P03',
    '57014',
    '40P01',
    '40001',
    '25006',
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENOTFOUND',
    'ETIMEDOUT',
    'EPIPE',
    'ENOSPC',
  ])('is true for the code %s, also in a wrapped error', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true)
    expect(isDatabaseUnavailable(new DrizzleQueryError('select', [], withCode(code)))).toBe(true)
  })

  it.each([
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'PGlite is closed',
  ])('is true for the message "%s"', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true)
  })

  it('is true when no address of the host answers', () => {
    expect(isDatabaseUnavailable(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(true)
  })

  it.each([withCode('23505'), withCode('42P01'), new Error('it is queryable'), 'ECONNREFUSED', null])(
    'is false for a defect of the server (%s)',
    (error) => {
      expect(isDatabaseUnavailable(error)).toBe(false)
    },
  )
})

describe('the reply to an error of the database', () => {
  it('is 503 with Retry-After and does not contain the cause', () => {
    const cause = new Error('password authentication failed for user "loan" at 10.1.2.3')
    const reply = buildProblemReply(new DatabaseUnavailableError('No connection', { cause }), 'trace')
    expect(reply).toMatchObject({ status: 503, retryAfterSeconds: 1 })
    expect(JSON.stringify(reply)).not.toMatch(/loan"|10\.1|No connection/u)
  })

  it('is 500 for a failed query, and neither reply nor log contains a parameter', () => {
    const typed = 'Kowalska\n    at home (file:///secret)'
    const error = new DrizzleQueryError('insert into leads values ($1)', [typed], withCode('23505'))
    expect(buildProblemReply(error, 'trace').status).toBe(500)
    const written = JSON.stringify([buildProblemReply(error, 'trace'), buildErrorDetails(error)])
    expect(written).not.toMatch(/secret|Kowalska|insert/u)
    expect(buildErrorDetails(error)).toMatchObject({ codes: ['23505'] })
    expect(buildErrorDetails(error).at.length).toBeGreaterThan(0)
  })
})
