// The log lines of security policy reports: both report formats, and other posted content.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import type { Storage } from '../database/storage.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'

let storage: Storage
let server: TestServer
beforeAll(async () => {
  storage = await openTestPglite()
})
afterAll(() => storage.close())
beforeEach(async () => {
  server = await createTestServer(storage)
})
afterEach(() => server.app.close())

const post = (body: unknown, type = 'application/csp-report') =>
  server.app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

const violations = () =>
  server
    .logged()
    .split('\n')
    .filter((line) => line.includes('policy violation'))

const secret = 'https://loans.example/application-frontend/continue/secret?email=anna@example.com'

describe('a report', () => {
  it('is logged without any URL', async () => {
    const { statusCode, headers } = await post({
      'csp-report': {
        'document-uri': secret,
        referrer: secret,
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?email=anna@example.com',
        disposition: 'enforce',
        'script-sample': 'anna@example.com',
      },
    })
    expect([statusCode, headers['cache-control']]).toEqual([204, 'no-store'])
    expect(violations()).toHaveLength(1)
    expect(violations()[0]).toContain('"directive":"script-src-elem","blocked":"evil.example","isEnforced":true')
    expect(server.logged()).not.toMatch(/anna|secret|x\.js/u)
  })

  it('is logged in its newer format, one line for each violation', async () => {
    const body = { documentURL: secret, effectiveDirective: 'require-trusted-types-for', disposition: 'report' }
    await post(
      [
        { type: 'csp-violation', url: secret, body: { ...body, blockedURL: 'trusted-types-sink' } },
        { type: 'deprecation', url: secret, body: { id: 'x' } },
        { type: 'csp-violation', url: secret, body: 'no object' },
      ],
      'application/reports+json',
    )
    expect(violations()).toHaveLength(1)
    expect(violations()[0]).toContain(
      '"directive":"require-trusted-types-for","blocked":"trusted-types-sink","isEnforced":false',
    )
    expect(server.logged()).not.toMatch(/anna|secret/u)
  })

  it.each([
    ['no directive', { 'effective-directive': 'Anna Nowak\n' }, '"directive":"other"'],
    ['a long directive', { 'effective-directive': 'a'.repeat(500) }, '"directive":"other"'],
    ['an old name', { 'violated-directive': "img-src 'self'" }, '"directive":"img-src"'],
    ['no address', { 'blocked-uri': 'anna@example.com' }, '"blocked":"other"'],
    ['data', { 'blocked-uri': 'data' }, '"blocked":"data"'],
    ['an address of data', { 'blocked-uri': 'data:text/html,anna' }, '"blocked":"other"'],
    ['a name in the address', { 'blocked-uri': 'https://anna:pw@host.example/' }, '"blocked":"host.example"'],
  ])('replaces unknown values in the log: %s', async (_name, report, logged) => {
    await post({ 'csp-report': report })
    expect(violations()[0]).toContain(logged)
    expect(server.logged()).not.toMatch(/anna/iu)
  })
})

describe('an invalid report', () => {
  it.each([
    ['nothing to see', {}, 204],
    ['a list of nothing', '[]', 204],
    ['no JSON', '{', 400],
    ['a poisoned prototype', '{"__proto__":{}}', 400],
    ['too much', JSON.stringify({ x: 'x'.repeat(70_000) }), 413],
  ])('is not logged: %s', async (_name, body, status) => {
    expect((await post(body)).statusCode).toBe(status)
    expect(violations()).toEqual([])
  })

  it('returns 415 for another content type', async () => {
    expect((await post('a=b', 'text/plain')).statusCode).toBe(415)
  })
})

it('logs at most 30 violations a minute', async () => {
  const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } }
  for (let times = 0; times < 50; times += 1) await post(report)
  expect(violations()).toHaveLength(30)
  server.passMs(60_000)
  await post(report)
  expect(violations()).toHaveLength(31)
})
