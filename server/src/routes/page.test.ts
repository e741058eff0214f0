// Serves a small build of the page.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildFigure } from '@loan/domain/products/documentFigures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'

const base = '/application-frontend'
const script = 'document.title = "ready"'

describe('the page', () => {
  let server: TestServer
  let webDir: string
  const write = (file: string, content: string | Buffer) => writeFileSync(join(webDir, file), content)
  beforeAll(async () => {
    webDir = mkdtempSync(join(tmpdir(), 'loan-web-'))
    mkdirSync(join(webDir, 'assets'))
    mkdirSync(join(webDir, 'assets', 'texts-7dafa2ca1c', 'pl'), { recursive: true })
    write('index.html', `<p>first</p><script>${script}</script><script type="module" src="/x.js"></script>`)
    write('index.html.br', 'squeezed')
    write('shell.html', '<p>shell</p>')
    write('continue.html', '<p>continue</p>')
    write('terms.html', '<p>warunki</p>')
    write('terms-en.html', '<p>terms</p>')
    const forms = { one: '{{count}} dzień', few: '{{count}} dni', many: '{{count}} dni', other: '{{count}} dnia' }
    const figure = buildFigure({ name: 'finishedLeadDays', count: 30, forms, languageTag: 'pl-PL' })
    const hours = buildFigure({
      name: 'draftHours',
      count: 24,
      forms: { few: '{{count}} godz.' },
      languageTag: 'pl-PL',
    })
    write('privacy-policy.html', `<html lang="pl-PL"><p>Przez ${hours} i przez ${figure}.</p></html>`)
    write('favicon.svg', '<svg/>')
    mkdirSync(join(webDir, '.vite'))
    write('.vite/manifest.json', '{"name":1}')
    write('.env', 'root:1')
    write('assets/main-abc123.js', 'let plain')
    write('assets/main-abc123.js.br', brotliCompressSync('let squeezed'))
    write('assets/latin-abc123.woff2', 'wOF2')
    write('assets/texts-7dafa2ca1c/pl/common.json', '{}')
    server = await createTestServer(await openTestPglite(), { WEB_DIR: webDir, FINISHED_LEAD_DAYS: '1' })
  })
  afterAll(async () => {
    await server.close()
    rmSync(webDir, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })

  it.each([
    ['/', 302, `${base}/`],
    [base, 301, `${base}/`],
  ])('redirects %s to the page', async (url, status, location) => {
    const response = await get(url)
    expect([response.statusCode, response.headers.location]).toEqual([status, location])
  })

  // Shows spec 2.2
  it.each([
    [`${base}/`, 'first'],
    [`${base}/?refName=x&amount=5000`, 'first'],
    [`${base}/checking`, 'shell'],
    [`${base}/loan-information?x=1`, 'shell'],
    [`${base}/no-such-page`, 'shell'],
    [`${base}/terms`, 'warunki'],
    [`${base}/terms-en`, 'terms'],
    [`${base}/terms-xx`, 'shell'],
    [`${base}/continue/some-secret_1`, 'continue'],
  ])('returns for %s the document %s', async (url, document) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(`<p>${document}</p>`)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'x-frame-options': 'DENY',
    })
  })

  it('writes its own retention time into the privacy policy', async () => {
    const { body } = await get(`${base}/privacy-policy`)
    expect(body.replaceAll(/<[^>]*>/gu, '')).toBe('Przez 24 godz. i przez 1 dzień.')
  })

  it('allows inline scripts only by their hash', async () => {
    const policy = String((await get(`${base}/`)).headers['content-security-policy'])
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect((await get(`${base}/checking`)).headers['content-security-policy']).toContain("script-src 'self';")
  })

  it('caches hashed files as immutable and prefers the compressed ones', async () => {
    const plain = await get(`${base}/assets/main-abc123.js`)
    expect([plain.statusCode, plain.body]).toEqual([200, 'let plain'])
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const compressed = await get(`${base}/assets/main-abc123.js`, { 'accept-encoding': 'gzip, br' })
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-type': plain.headers['content-type'],
    })
  })

  it('serves a font as such, also to a page in a sandboxed frame, and caches it as immutable', async () => {
    const { headers } = await get(`${base}/assets/latin-abc123.woff2`)
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('caches texts as immutable, and returns no texts of another version', async () => {
    const response = await get(`${base}/assets/texts-7dafa2ca1c/pl/common.json`)
    expect((await get(`${base}/assets/texts-0000000000/pl/common.json`)).statusCode).toBe(404)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  })

  it.each(['/favicon.svg', '/favicon.svg?v=1'])('requires revalidation of %s', async (file) => {
    const response = await get(base + file)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  it.each([
    '/assets/gone-123.js',
    '/assets/gone',
    '/assets/',
    '/assets/texts-7dafa2ca1c/pl/gone.json',
    '/assets/texts-0000000000/pl/common.json',
    '/favicon.ico',
    '/../package.json',
    '/..%2f..%2fetc%2fpasswd.txt',
    '/%2e%2e/%2e%2e/etc/passwd.txt',
    '/assets/..%5c..%5cindex.js',
    '/.env',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
  ])('returns 404 and no page for %s', async (file) => {
    const response = await get(base + file)
    expect([400, 404]).toContain(response.statusCode)
    expect(response.body).not.toMatch(/<p>|root:|"name"/u)
    expect(response.headers['cache-control']).not.toContain('immutable')
  })

  it.each([
    ['/index.html', '/'],
    ['/index.html?amount=5000', '/?amount=5000'],
    ['/terms.html', '/terms'],
    ['/shell.html', '/shell'],
  ])('redirects the file of a document %s, which lacks the settings and the policy, to %s', async (file, location) => {
    const response = await get(base + file)
    expect([response.statusCode, response.headers['location']]).toEqual([301, base + location])
  })

  it.each(['bytes=0-2', 'bytes=999999-', 'bytes=x'])('returns the complete file for the range %s', async (range) => {
    const { statusCode, headers, body } = await get(`${base}/assets/main-abc123.js`, { range })
    expect([statusCode, headers['accept-ranges'], body]).toEqual([200, undefined, 'let plain'])
  })

  it.each(['/index.html.br', '/gone.html'])('does not serve %s', async (file) => {
    expect((await get(base + file)).statusCode).toBe(404)
  })

  it.each(['/favicon.ico', '/nowhere', '/application-frontendx/'])('returns 404 for %s', async (url) => {
    const response = await get(url, { accept: 'text/html' })
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect((await get(url)).headers['content-type']).toBe('text/plain; charset=utf-8')
  })
})
