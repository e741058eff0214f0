// The headers of every kind of reply, tested on a complete server with a small web build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../config/config.ts'
import { openTestPglite } from '../testing/databases.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { buildBaseHeaders } from './headers.ts'

const base = '/application-frontend'
const partner = 'https://partner.example'
const page = '<head><meta name="base-path" content="x"><style>p{}</style></head><script>go()</script>'

let webDir: string
let alone: TestServer
let embedded: TestServer
const sandboxKey = 'a-key-for-the-sandbox'
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'loan-web-'))
  mkdirSync(join(webDir, 'assets'))
  for (const file of ['index.html', 'shell.html', 'continue.html']) writeFileSync(join(webDir, file), page)
  for (const file of ['terms.html', 'assets/main-abc.js', 'embed.js', 'embed-1.0.0.js', 'favicon.svg'])
    writeFileSync(join(webDir, file), file)
  const storage = await openTestPglite()
  alone = await createTestServer(storage, { WEB_DIR: webDir })
  embedded = await createTestServer(storage, {
    WEB_DIR: webDir,
    EMBEDDERS: `${partner}, http://localhost:9000`,
    PUBLIC_URL: 'https://loans.example',
    SANDBOX_KEY: sandboxKey,
  })
})
afterAll(async () => {
  await embedded.app.close()
  await alone.close()
  rmSync(webDir, { recursive: true })
})

const parsePolicy = (headers: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive): [string, string] => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
  )

/** One URL for every kind of reply, with its status and Cache-Control. */
const kinds: readonly (readonly [kind: string, url: string, status: number, cacheControl: string | undefined])[] = [
  ['the first page', `${base}/`, 200, 'no-cache'],
  ['a screen', `${base}/checking`, 200, 'no-cache'],
  ['a resume link', `${base}/continue/secret`, 200, 'no-cache'],
  ['a document', `${base}/terms`, 200, 'no-cache'],
  ['a hashed asset', `${base}/assets/main-abc.js`, 200, 'public, max-age=31536000, immutable'],
  ['the latest script for hosts', `${base}/embed.js`, 200, 'no-cache'],
  ['a version of it', `${base}/embed-1.0.0.js`, 200, 'public, max-age=31536000, immutable'],
  ['a file', `${base}/favicon.svg`, 200, 'no-cache'],
  ['a missing asset', `${base}/assets/gone-abc.js`, 404, 'no-cache'],
  ['a missing version', `${base}/embed-9.0.0.js`, 404, 'no-cache'],
  ['a call', '/api/policies?product=tukan-pl&locale=pl', 200, 'no-store'],
  ['an unauthorised call', '/api/lead/status/x', 401, 'no-store'],
  ['an unknown call', '/api/nothing', 404, 'no-store'],
  ['a malformed address', '/api/lead/status/%zz', 400, 'no-store'],
  ['a logo', '/api/partner/logos/polanka.svg', 200, 'public, max-age=86400'],
  ['health', '/healthz', 200, 'no-store'],
  ['the documentation', '/docs', 200, 'no-cache'],
  ['the contract', '/openapi.json', 200, 'no-cache'],
  ['the sandbox', '/sandbox', 200, 'no-store'],
  ['a redirect', '/', 302, undefined],
  ['an unknown URL', '/nowhere', 404, 'no-cache'],
]

describe.each(kinds)('%s', (_kind, url, status, cacheControl) => {
  const servers = [
    ['alone', () => alone],
    ['embedded', () => embedded],
  ] as const
  it.each(servers)('has the common security headers: %s', async (_name, server) => {
    const { statusCode, headers } = await server().app.inject({
      url,
      headers: { accept: 'text/html', 'sandbox-key': sandboxKey },
    })
    expect([statusCode, headers['cache-control']]).toEqual([status, cacheControl])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u)
    expect(headers['date']).toBe(server().now().toUTCString())
    expect(headers['permissions-policy']).toContain('camera=(), ')
    expect(headers['strict-transport-security']).toBe(server() === embedded ? 'max-age=31536000' : undefined)
    const policy = parsePolicy(headers)
    expect(policy.get('default-src')).toBe("'none'")
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*/u)
    const isPage = url.startsWith(base) && status === 200 && !url.includes('.')
    const isFramed = isPage && server() === embedded
    expect(policy.get('frame-ancestors')).toBe(isFramed ? `${partner} http://localhost:9000` : "'none'")
    expect(headers['x-frame-options']).toBe(isFramed ? undefined : 'DENY')
  })
})

it.each(kinds.filter(([kind]) => !kind.endsWith(' call') && !kind.includes('malformed')))(
  '%s answers HEAD like GET, without a body',
  async (_kind, url, status) => {
    const request = { url, headers: { accept: 'text/html', 'sandbox-key': sandboxKey } }
    const head = await alone.app.inject({ method: 'HEAD', ...request })
    const get = await alone.app.inject(request)
    expect([head.statusCode, head.body]).toEqual([status, ''])
    for (const name of ['cache-control', 'content-type', 'content-security-policy', 'location'])
      expect(head.headers[name]).toEqual(get.headers[name])
  },
)

it('extends HSTS to subdomains only where the operator says so', () => {
  const build = (environment: Readonly<Record<string, string>>) =>
    buildBaseHeaders(parseConfig(environment))['strict-transport-security']
  const publicUrl = { PUBLIC_URL: 'https://loans.example' }
  expect(build(publicUrl)).toBe('max-age=31536000')
  expect(build({ ...publicUrl, HSTS_SUBDOMAINS: 'yes' })).toBe('max-age=31536000; includeSubDomains')
  expect(build({ PUBLIC_URL: 'http://localhost:8080', HSTS_SUBDOMAINS: 'yes' })).toBeUndefined()
})

it.each(kinds.filter(([, url]) => /assets|embed|favicon|logos/u.test(url)))(
  '%s allows cross-origin reads by a frame without an origin',
  async (_kind, url) => {
    const { headers } = await alone.app.inject(url)
    const exists = !url.includes('gone') && !url.includes('9.0.0')
    if (!exists) return
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  },
)

it.each(['/api/policies?product=tukan-pl&locale=pl', `${base}/`, '/docs'])(
  '%s allows only same-origin reads',
  async (url) => {
    const { headers } = await embedded.app.inject({ url, headers: { origin: partner } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  },
)

describe('the policy of the page', () => {
  it('allows only hashes, no base and no Trusted Types policy, and reports violations', async () => {
    const { headers } = await alone.app.inject(`${base}/`)
    const policy = parsePolicy(headers)
    expect(policy.get('script-src')).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/u)
    expect(policy.get('style-src')).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/u)
    expect(Object.fromEntries(policy)).toMatchObject({
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
      'report-uri': '/policy-reports',
      'report-to': 'policy',
    })
    expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"')
  })

  it('writes the allowed embedders into the page, and nothing when there are none', async () => {
    expect((await alone.app.inject(`${base}/`)).body).toBe(page)
    const reported = `<meta name="embedders" content="${partner} http://localhost:9000"><meta name="base-path"`
    for (const path of ['/', '/checking', '/continue/x']) {
      expect((await embedded.app.inject(base + path)).body).toContain(reported)
    }
  })

  it('compresses the page with an accepted encoding, and returns 304 when the ETag matches', async () => {
    const get = (headers: Record<string, string>) => embedded.app.inject({ url: `${base}/`, headers })
    const plain = await get({})
    const br = await get({ 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' })
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const again = await get({ 'if-none-match': String(plain.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await alone.app.inject(`${base}/`)).headers['etag']).not.toBe(plain.headers['etag'])
  })
})

describe('a sandboxed frame', () => {
  const sendPreflight = (server: TestServer, origin: string, url = '/api/v3/lead') =>
    server.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'lead-token' },
    })

  it.each(['/api/v3/lead', '/policy', '/policy-reports'])('may call %s with a token', async (url) => {
    const { statusCode, headers } = await sendPreflight(embedded, 'null', url)
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, 'null'])
    expect(headers['access-control-allow-headers']).toBe('content-type, lead-token, idempotency-key, lender-match')
    expect(headers['access-control-allow-methods']).toContain('PUT')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['vary']).toBe('origin')
  })

  it('may read the reply and the retry-after header', async () => {
    const { headers } = await embedded.app.inject({ url: '/api/nothing', headers: { origin: 'null' } })
    expect(headers['access-control-allow-origin']).toBe('null')
    expect(headers['access-control-expose-headers']).toContain('retry-after')
  })

  it.each([
    ['without configured embedders', () => alone, 'null', '/api/v3/lead'],
    ['from a page with an origin', () => embedded, partner, '/api/v3/lead'],
    ['to a URL outside the API', () => embedded, 'null', '/sandbox'],
  ] as const)('gets no preflight approval %s', async (_name, server, origin, url) => {
    const { statusCode, headers } = await sendPreflight(server(), origin, url)
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, undefined])
  })
})
