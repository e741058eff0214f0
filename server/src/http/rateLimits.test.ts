// Rate limits of all routes outside the contract. app.test.ts covers the contract.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problemSchema } from '@loan/domain/contract/problem'
import type { InjectOptions } from 'fastify'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import type { Storage } from '../database/storage.ts'
import { oneClickPath } from '../messages/unsubscribeLinks.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'

const limit = 5
const proxy = '10.0.0.9'
const origin = 'https://loans.example'

const kinds: readonly (readonly [string, InjectOptions])[] = [
  ['the documentation', { url: '/docs' }],
  ['the OpenAPI document', { url: '/openapi.json' }],
  ['readiness', { url: '/readyz' }],
  ['liveness', { url: '/healthz' }],
  ['a page', { url: '/application-frontend/' }],
  ['a static file', { url: '/application-frontend/assets/main-abc123.js' }],
  ['an unknown address', { url: '/no-such-thing' }],
  ['an unknown call', { url: '/api/no-such-call' }],
  ['security.txt', { url: '/.well-known/security.txt' }],
  ['a logo', { url: '/api/partner/logos/none.svg' }],
  ['the sandbox', { url: '/sandbox' }],
  ['the form of the sandbox key', { method: 'POST', url: '/sandbox/key' }],
  ['one-click unsubscribing', { method: 'POST', url: oneClickPath.replace(':token', 'x') }],
  ['policy reports', { method: 'POST', url: '/policy-reports' }],
  ['a preflight', { method: 'OPTIONS', url: '/api/v3/lead', headers: { origin } }],
]

describe('rate limits outside the contract', () => {
  let storage: Storage
  let server: TestServer
  let checks = 0
  const webDir = mkdtempSync(join(tmpdir(), 'loan-limits-'))

  beforeAll(async () => {
    mkdirSync(join(webDir, 'assets'))
    for (const name of ['index', 'shell', 'continue'])
      writeFileSync(join(webDir, `${name}.html`), `<head></head>${name}`)
    writeFileSync(join(webDir, 'assets', 'main-abc123.js'), '"script"')
    storage = await openTestPglite()
    const check = () => {
      checks += 1
      return storage.check()
    }
    server = await createTestServer(
      { ...storage, check },
      {
        WEB_DIR: webDir,
        PAGE_ORIGINS: origin,
        TRUSTED_PROXIES: proxy,
        SANDBOX_KEY: 'a-key-of-the-tests',
        RATE_LIMIT_PAGES: String(limit),
        RATE_LIMIT_REPORTS: String(limit),
        RATE_LIMIT_HEALTH: String(limit),
        RATE_LIMIT_CODES: String(limit),
        RATE_LIMIT_WRITES: String(limit),
      },
    )
  })
  afterAll(async () => {
    await server.close()
    rmSync(webDir, { recursive: true })
  })

  const send = (options: InjectOptions, remoteAddress: string, forwardedFor?: string) =>
    server.app.inject({
      ...options,
      remoteAddress,
      headers: { ...options.headers, ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) },
    })

  it.each(kinds.map(([what, options], at) => ({ what, options, address: `198.51.100.${at + 1}` })))(
    'return 429 for too many requests of $what, and serve another address',
    async ({ options, address }) => {
      for (let call = 0; call < limit; call += 1) {
        expect((await send(options, address, `203.0.113.${call}`)).statusCode).not.toBe(429)
      }
      const limited = await send(options, address, '203.0.113.99')
      const { type, status } = v.parse(problemSchema, limited.json())
      expect([limited.statusCode, type, status]).toEqual([429, 'urn:loan:problem:too-many-requests', 429])
      expect(limited.headers['content-type']).toContain('application/problem+json')
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(60)
      expect((await send(options, address.replace('198.51', '203.0'))).statusCode).not.toBe(429)
    },
  )

  it('count the address that the trusted proxy reports, not the one that the client sends', async () => {
    for (let call = 0; call < limit; call += 1) await send({ url: '/docs' }, proxy, `1.1.1.${call}, 192.0.2.77`)
    expect((await send({ url: '/docs' }, proxy, '2.2.2.2, 192.0.2.77')).statusCode).toBe(429)
    expect((await send({ url: '/docs' }, proxy, '192.0.2.77, 192.0.2.78')).statusCode).toBe(200)
  })

  it('count the addresses of one IPv6 network (/64) together', async () => {
    for (let call = 0; call < limit; call += 1) await send({ url: '/docs' }, `2001:db8::${call + 1}`)
    expect((await send({ url: '/docs' }, '2001:db8::ffff:1')).statusCode).toBe(429)
    expect((await send({ url: '/docs' }, '2001:db8:0:1::1')).statusCode).toBe(200)
  })

  it('do not limit health checks while pages are limited for the same address', async () => {
    for (let call = 0; call <= limit; call += 1) await send({ url: '/no-such-thing' }, '192.0.2.200')
    expect((await send({ url: '/docs' }, '192.0.2.200')).statusCode).toBe(429)
    expect((await send({ url: '/readyz' }, '192.0.2.200')).statusCode).toBe(200)
  })

  it('run one database check for concurrent readiness checks', async () => {
    const before = checks
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_none, at) => send({ url: '/readyz' }, `192.0.3.${at + 1}`)),
    )
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(checks - before).toBeLessThan(20)
  })

  it('do not apply when the limit is 0', async () => {
    const unlimited = await createTestServer(storage)
    expect(unlimited.services.config.rateLimits).toMatchObject({ pages: 0, reports: 0, health: 0 })
    for (let call = 0; call < 50; call += 1) expect((await unlimited.app.inject('/docs')).statusCode).toBe(200)
    await unlimited.app.close()
  })
})
