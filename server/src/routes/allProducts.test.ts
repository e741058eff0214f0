// Serves two small builds on one port, each under its own path.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import { anna, lucia } from '../testing/personas.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { readLastMessage, submitApplication } from '../testing/leadRequests.ts'

const built = '/application-frontend'
const head = `<meta name="base-path" content="${built}"><meta name="api-base-url" content="/api">`
const links = `<link rel="modulepreload" href="${built}/assets/main-abc123.js"><link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${built}/assets/choices.js">`
const first = `<head>${head}${links}<link href="${built}/icon.svg"><style>a{src:url(${built}/a.woff2)}</style></head><a href="${built}/">home</a><p title="${built}x"></p>`

let server: TestServer
let productsDir: string
beforeAll(async () => {
  productsDir = mkdtempSync(join(tmpdir(), 'loan-products-'))
  for (const id of ['tukan-pl', 'vireo-es']) {
    const webDir = join(productsDir, id, 'web')
    mkdirSync(join(webDir, 'assets'), { recursive: true })
    for (const name of ['index', 'shell', 'continue']) writeFileSync(join(webDir, `${name}.html`), `${first}${name}`)
    writeFileSync(join(webDir, 'terms.html'), `<a href="${built}/">terms of ${id}</a>`)
    writeFileSync(join(webDir, 'assets', 'main-abc123.js'), `"${id}"`)
  }
  server = await createTestServer(await openTestPglite(), { PRODUCTS_DIR: productsDir })
})
afterAll(async () => {
  await server.close()
  rmSync(productsDir, { recursive: true })
})

const get = (url: string) => server.app.inject({ method: 'GET', url })

it('lists only the built products', async () => {
  const { statusCode, body } = await get('/')
  expect(statusCode).toBe(200)
  expect(body).toContain('<a href="/tukan-pl/application-frontend/">Tukan, Poland</a>')
  expect(body).toContain('<a href="/vireo-es/application-frontend/">Vireo, Spain</a>')
  expect(body).not.toContain('vireo-de')
})

it.each(['tukan-pl', 'vireo-es'])('shows the first page of %s in a frame, without scripts', async (id) => {
  const start = await get('/')
  expect(start.body).toContain(`src="/preview/${id}"`)
  expect(start.headers['content-security-policy']).toContain("frame-src 'self'")
  const { body, headers } = await get(`/preview/${id}`)
  expect(body).toContain(`href="/${id}/application-frontend/icon.svg"`)
  expect(body).not.toContain('<script')
  // With its message, the style sheet hides the page (web/src/ui/base.css).
  expect(body).not.toContain('<noscript')
  // The policy of a preview blocks such requests.
  expect(body).not.toContain('.js"')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*script-src).*frame-ancestors 'self'$/u)
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
})

it.each(['tukan-pl', 'vireo-es'])('serves %s under its own path and rewrites its URLs', async (id) => {
  const path = `/${id}/application-frontend`
  const { body, headers } = await get(`${path}/`)
  expect(body).toContain(`<meta name="base-path" content="${path}">`)
  expect(body).toContain(`href="${path}/icon.svg"`)
  expect(body).toContain(`<a href="${path}/">home</a>`)
  expect(body).toContain(`url(${path}/a.woff2)`)
  expect(body).toContain('content="/api"')
  expect(body).toContain(`title="${built}x"`)
  const script = /<script>(?<code>.*?)<\/script>/u.exec(body)?.groups?.['code'] ?? ''
  expect(script).toContain(`'${id}:'`)
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  expect((await get(`${path}/assets/main-abc123.js`)).body).toBe(`"${id}"`)
  expect((await get(`${path}/checking`)).body).toContain('shell')
  expect((await get(`${path}/terms`)).body).toBe(`<a href="${path}/">terms of ${id}</a>`)
  expect((await get(`/${id}`)).headers.location).toBe(`${path}/`)
  expect((await get(`/${id}/`)).headers.location).toBe(`${path}/`)
})

it('returns 404 at the path of a single product and for a product without a build', async () => {
  expect((await get(`${built}/`)).statusCode).toBe(404)
  expect((await get('/vireo-de/application-frontend/')).statusCode).toBe(404)
})

it('prefixes the storage keys with the product id', async () => {
  const { body } = await get('/vireo-es/application-frontend/')
  const code = /<script>(?<code>.*?)<\/script>/u.exec(body)?.groups?.['code'] ?? ''
  const stored = new Map<string, string>()
  class Storage {
    getItem(key: string) {
      return stored.get(key) ?? null
    }
    setItem(key: string, value: string) {
      stored.set(key, value)
    }
    removeItem(key: string) {
      stored.delete(key)
    }
  }
  runInNewContext(code, { Storage })
  const storage = new Storage()
  storage.setItem('sessionId', '1')
  expect([...stored.keys()]).toEqual(['vireo-es:sessionId'])
  expect(storage.getItem('sessionId')).toBe('1')
  storage.removeItem('sessionId')
  expect(stored.size).toBe(0)
})

it.each([anna, lucia])('links messages to the page of the lead’s own product: $product.id', async (persona) => {
  const { id } = await submitApplication(server, persona)
  expect(await readLastMessage(server, 'email', id)).toContain(`/${persona.product.id}/application-frontend/continue/`)
  expect((await get('/sandbox/leads')).body).toContain(`href="/${persona.product.id}/application-frontend/`)
})
