// Access to the sandbox over real HTTP: from this machine, and for callers with SANDBOX_KEY.
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPglite } from '../database/openStorage.ts'
import type { Storage } from '../database/storage.ts'
import { anna, withTag } from '../testing/personas.ts'
import { createTestServer, waitForLenders, submitApplication, type TestServer } from '../testing/testServer.ts'

const key = 'a-key-for-the-sandbox'
const email = anna.answers.contactDetails?.email ?? ''

type Reply = { readonly status: number; readonly body: string; readonly headers: NodeJS.Dict<string | string[]> }
type Call = { readonly headers?: Readonly<Record<string, string>>; readonly form?: Readonly<Record<string, string>> }

const send = (host: string, port: number, path: string, { headers, form }: Call = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const body = form && new URLSearchParams(form).toString()
    const call = httpRequest(
      {
        host,
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })

/** An address of this machine that is not loopback. A request from it looks like one of another machine. */
const outerAddress = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

let storage: Storage | undefined
let server: TestServer | undefined
let id = ''
beforeAll(async () => {
  storage = await openPglite(null)
  const first = await createTestServer(storage)
  const owned = await submitApplication(first, withTag(anna, 'verification'))
  await waitForLenders(first, owned)
  id = owned.id
  await first.app.close()
})
afterEach(async () => {
  await server?.app.close()
})
afterAll(() => storage?.close())

/** Starts a server on every address and returns its port. Its database has one lead that waits for its code. */
const listen = async (environment: Readonly<Record<string, string>> = {}): Promise<number> => {
  if (storage === undefined) throw new Error('The database is not open')
  server = await createTestServer(storage, environment)
  return Number(new URL(await server.app.listen({ host: '0.0.0.0', port: 0 })).port)
}

const personalPaths = () => ['/sandbox', '/sandbox/leads', `/sandbox/messages?leadId=${id}`]

describe('the sandbox', () => {
  it('is open to a browser on the same machine', async () => {
    const port = await listen()
    for (const path of personalPaths()) expect((await send('127.0.0.1', port, path)).status).toBe(200)
    expect((await send('127.0.0.1', port, '/sandbox', { headers: { host: `localhost:${port}` } })).status).toBe(200)
    expect((await send('127.0.0.1', port, '/sandbox')).body).toContain(email.split('@')[1])
  })

  it.runIf(outerAddress !== undefined)('is closed to another machine for any Host', async () => {
    const port = await listen()
    for (const host of [outerAddress ?? '', 'localhost', '127.0.0.1']) {
      for (const path of personalPaths()) {
        const { status, body } = await send(outerAddress ?? '', port, path, { headers: { host: `${host}:${port}` } })
        expect([status, body.includes('example')]).toEqual([404, false])
      }
    }
    const push = { form: { leadId: id, state: 'ACCEPTED' }, headers: { host: `localhost:${port}` } }
    expect((await send(outerAddress ?? '', port, '/sandbox/leads', push)).status).toBe(404)
  })

  it('is closed to an unexpected Host (DNS rebinding)', async () => {
    const port = await listen()
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', 'localhost@evil.example']) {
      for (const path of [...personalPaths(), '/sandbox/partner', '/sandbox/lender/polanka']) {
        expect((await send('127.0.0.1', port, path, { headers: { host } })).status).toBe(404)
      }
    }
  })

  it('is closed to requests that a proxy on the same machine forwards', async () => {
    const port = await listen({ TRUSTED_PROXIES: 'loopback' })
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=203.0.113.7' },
      { 'x-real-ip': '203.0.113.7' },
      { via: '1.1 proxy' },
    ]) {
      expect((await send('127.0.0.1', port, '/sandbox', { headers })).status).toBe(404)
    }
    const socket = connect(port, '127.0.0.1')
    socket.end(`GET /sandbox HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
    let answer = ''
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
    })
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.[01] 404/u)
  })

  it('is closed to all requests when the server has a public address and no key', async () => {
    const port = await listen({ PUBLIC_URL: 'https://demo.example' })
    for (const path of personalPaths()) {
      for (const host of ['demo.example', `127.0.0.1:${port}`]) {
        expect((await send('127.0.0.1', port, path, { headers: { host } })).status).toBe(404)
      }
    }
  })

  it('opens with its key in a header', async () => {
    const port = await listen({ PUBLIC_URL: 'https://demo.example', SANDBOX_KEY: key })
    const headers = { host: 'demo.example', 'x-forwarded-for': '203.0.113.7' }
    for (const path of personalPaths()) {
      expect((await send('127.0.0.1', port, path, { headers })).status).toBe(401)
      const wrong = { ...headers, 'sandbox-key': `${key}x` }
      expect((await send('127.0.0.1', port, path, { headers: wrong })).status).toBe(401)
      const right = { ...headers, 'sandbox-key': key }
      expect((await send('127.0.0.1', port, path, { headers: right })).status).toBe(200)
    }
    const inAddress = await send('127.0.0.1', port, `/sandbox?key=${key}`, { headers })
    expect(inAddress.status).toBe(401)
  })

  it('opens with the key of the form, by an HttpOnly cookie that expires', async () => {
    const port = await listen({ PUBLIC_URL: 'https://demo.example', SANDBOX_KEY: key })
    const headers = { host: 'demo.example' }
    const open = (form: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) =>
      send('127.0.0.1', port, '/sandbox/key', { form, headers: { ...headers, ...more } })
    expect((await send('127.0.0.1', port, '/sandbox', { headers })).body).toContain('type="password"')
    expect((await open({ key: 'another-key-altogether' })).status).toBe(401)
    expect((await open({ key }, { origin: 'https://evil.example' })).status).toBe(401)

    const opened = await open({ key })
    expect([opened.status, opened.headers['location']]).toEqual([303, '/sandbox'])
    const cookie = String(opened.headers['set-cookie'])
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Secure$/u)
    expect(cookie).not.toContain(key)
    const pair = cookie.split(';')[0] ?? ''
    expect((await send('127.0.0.1', port, '/sandbox', { headers: { ...headers, cookie: pair } })).status).toBe(200)
    const later = `sandbox=${Date.now() * 2}.${pair.split('.')[1] ?? ''}`
    expect((await send('127.0.0.1', port, '/sandbox', { headers: { ...headers, cookie: later } })).status).toBe(401)
    server?.passMs(9 * 3_600_000)
    expect((await send('127.0.0.1', port, '/sandbox', { headers: { ...headers, cookie: pair } })).status).toBe(401)
  })

  it('serves the pages that applicants are redirected to under the public address', async () => {
    const port = await listen({ PUBLIC_URL: 'https://demo.example' })
    const headers = { host: 'demo.example', 'x-forwarded-for': '203.0.113.7' }
    expect((await send('127.0.0.1', port, '/sandbox/lender/polanka', { headers })).status).toBe(200)
    const used = await send('127.0.0.1', port, `/sandbox/partner?reference=${'x'.repeat(43)}`, { headers })
    expect([used.status, used.body.includes('no longer works')]).toEqual([404, true])
  })
})
