// Access to the sandbox over real HTTP: from this machine, and for callers with SANDBOX_KEY.
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '@loan/domain/durations'
import { openTestPglite } from '../testing/databases.ts'
import type { Storage } from '../database/storage.ts'
import { anna, withTag } from '../testing/personas.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { waitForLenders, submitApplication } from '../testing/leadRequests.ts'

const key = 'a-key-for-the-sandbox'
const email = anna.answers.contactDetails?.email ?? ''

type Reply = { readonly status: number; readonly body: string; readonly headers: NodeJS.Dict<string | string[]> }
type RequestOptions = {
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
}

const send = (host: string, port: number, path: string, { headers, form }: RequestOptions = {}): Promise<Reply> =>
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

/** An address of this machine that is not loopback. A request to it looks like a request from another machine. */
const outsideAddress = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

let storage: Storage | undefined
let server: TestServer | undefined
let leadId = ''
beforeAll(async () => {
  storage = await openTestPglite()
  const setUpServer = await createTestServer(storage)
  const lead = await submitApplication(setUpServer, withTag(anna, 'verification'))
  await waitForLenders(setUpServer, lead)
  leadId = lead.id
  await setUpServer.app.close()
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

const personalPaths = () => ['/sandbox', '/sandbox/leads', `/sandbox/messages?leadId=${leadId}`]

describe('the sandbox', () => {
  it('is open to a browser on the same machine', async () => {
    const port = await listen()
    for (const path of personalPaths()) expect((await send('127.0.0.1', port, path)).status).toBe(200)
    expect((await send('127.0.0.1', port, '/sandbox', { headers: { host: `localhost:${port}` } })).status).toBe(200)
    expect((await send('127.0.0.1', port, '/sandbox')).body).toContain(email.split('@')[1])
  })

  it.runIf(outsideAddress !== undefined)('is closed to another machine, whatever the Host header', async () => {
    const port = await listen()
    for (const host of [outsideAddress ?? '', 'localhost', '127.0.0.1']) {
      for (const path of personalPaths()) {
        const { status, body } = await send(outsideAddress ?? '', port, path, { headers: { host: `${host}:${port}` } })
        expect([status, body.includes('example')]).toEqual([404, false])
      }
    }
    const stateChange = { form: { leadId, state: 'ACCEPTED' }, headers: { host: `localhost:${port}` } }
    expect((await send(outsideAddress ?? '', port, '/sandbox/leads', stateChange)).status).toBe(404)
  })

  it('is closed to an unexpected Host header (DNS rebinding)', async () => {
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
    let reply = ''
    socket.on('data', (chunk: Buffer) => {
      reply += chunk.toString()
    })
    await once(socket, 'close')
    expect(reply).toMatch(/^HTTP\/1\.[01] 404/u)
  })

  it('is closed to all requests when the server has a public address and no key', async () => {
    const port = await listen({ PUBLIC_URL: 'https://demo.example' })
    for (const path of personalPaths()) {
      for (const host of ['demo.example', `127.0.0.1:${port}`]) {
        expect((await send('127.0.0.1', port, path, { headers: { host } })).status).toBe(404)
      }
    }
  })

  it('opens with its key in a header, and not with its key in the URL', async () => {
    const port = await listen({ PUBLIC_URL: 'https://demo.example', SANDBOX_KEY: key })
    const headers = { host: 'demo.example', 'x-forwarded-for': '203.0.113.7' }
    for (const path of personalPaths()) {
      expect((await send('127.0.0.1', port, path, { headers })).status).toBe(401)
      const wrong = { ...headers, 'sandbox-key': `${key}x` }
      expect((await send('127.0.0.1', port, path, { headers: wrong })).status).toBe(401)
      const right = { ...headers, 'sandbox-key': key }
      expect((await send('127.0.0.1', port, path, { headers: right })).status).toBe(200)
    }
    const inUrl = await send('127.0.0.1', port, `/sandbox?key=${key}`, { headers })
    expect(inUrl.status).toBe(401)
  })

  it('opens with its key in the form, which sets an HttpOnly cookie that expires', async () => {
    const port = await listen({ PUBLIC_URL: 'https://demo.example', SANDBOX_KEY: key })
    const headers = { host: 'demo.example' }
    const openWith = async (value: string) =>
      (await send('127.0.0.1', port, '/sandbox', { headers: { ...headers, cookie: value } })).status
    const sendKeyForm = (form: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) =>
      send('127.0.0.1', port, '/sandbox/key', { form, headers: { ...headers, ...more } })
    expect((await send('127.0.0.1', port, '/sandbox', { headers })).body).toContain('type="password"')
    expect((await sendKeyForm({ key: 'another-key-altogether' })).status).toBe(401)
    expect((await sendKeyForm({ key }, { origin: 'https://evil.example' })).status).toBe(401)

    const accepted = await sendKeyForm({ key })
    expect([accepted.status, accepted.headers['location']]).toEqual([303, '/sandbox'])
    const cookie = String(accepted.headers['set-cookie'])
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Secure$/u)
    expect(cookie).not.toContain(key)
    const cookiePair = cookie.split(';')[0] ?? ''
    expect(await openWith(cookiePair)).toBe(200)
    const extendedCookie = `sandbox=${Date.now() * 2}.${cookiePair.split('.')[1] ?? ''}`
    expect(await openWith(extendedCookie)).toBe(401)
    server?.passMs(9 * hourMs)
    expect(await openWith(cookiePair)).toBe(401)
  })

  it('serves the pages that applicants are redirected to under the public address', async () => {
    const port = await listen({ PUBLIC_URL: 'https://demo.example' })
    const headers = { host: 'demo.example', 'x-forwarded-for': '203.0.113.7' }
    expect((await send('127.0.0.1', port, '/sandbox/lender/polanka', { headers })).status).toBe(200)
    const unknown = await send('127.0.0.1', port, `/sandbox/partner?reference=${'x'.repeat(43)}`, { headers })
    expect([unknown.status, unknown.body.includes('no longer works')]).toEqual([404, true])
  })
})
