// Sends requests over a raw socket that reach no route, or that a hook rejects before the route. Each reply has a
// problem document, the security headers and a request id.
import { once } from 'node:events'
import { connect } from 'node:net'
import { dayMs } from '@loan/domain/durations'
import { problemSchema } from '@loan/domain/contract/problem'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'

type Reply = { readonly status: number; readonly headers: ReadonlyMap<string, string>; readonly body: string }

const parseReply = (text: string): Reply => {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [start = '', ...lines] = head.split('\r\n')
  const headers = new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
  return { status: Number(start.split(' ')[1]), headers, body }
}

const trustingServer = createServerFixture(openTestPglite, { TRUSTED_PROXIES: 'loopback' })
const server = createServerFixture(openTestPglite)
const ports = new Map<unknown, number>()
beforeAll(async () => {
  for (const each of [server, trustingServer]) {
    // The server disconnects a slow client after one second instead of two minutes, and looks for slow clients every
    // 0.2 seconds instead of every 30. Node reads the interval when the server starts to listen; its types lack it.
    Object.assign(each.app.server, { headersTimeout: 1000, requestTimeout: 1000, connectionsCheckingInterval: 200 })
    ports.set(each, Number(new URL(await each.app.listen({ host: '127.0.0.1', port: 0 })).port))
  }
})

const send = async (request: string, to: unknown = server): Promise<Reply> => {
  const socket = connect(ports.get(to) ?? 0, '127.0.0.1')
  let reply = ''
  socket.on('data', (chunk: Buffer) => (reply += chunk.toString()))
  socket.on('error', () => undefined)
  socket.write(request)
  await once(socket, 'close')
  return parseReply(reply)
}

const post = (headers: string, body = '{}') =>
  `POST /api/v3/lead HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n${headers}\r\n\r\n${body}`

describe('a request that the server cannot parse returns a problem document when it', () => {
  it.each([
    ['is no HTTP', 'hello\r\n\r\n', 400],
    ['has an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['has a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nbro ken: 1\r\n\r\n', 400],
    ['has two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'has a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'has a broken chunk',
      'POST /api/v3/lead HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
    ['has headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['is incomplete', 'GET / HTTP/1.1\r\nHost: x\r\n', 408],
    ['names no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['names two hosts', 'GET /api/policies HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
    ['has an unknown Expect header', post('Content-Type: application/json\r\nExpect: tea'), 400],
    ['is compressed', post('Content-Type: application/json\r\nContent-Encoding: gzip'), 415],
    ['is in another charset', post('Content-Type: application/json; charset=utf-16'), 415],
    ['is in a quoted charset', post('Content-Type: application/json; charset="iso-8859-2"'), 415],
  ])('%s', { timeout: 60_000 }, async (_what, request, status) => {
    const reply = await send(request)
    expect(reply.status).toBe(status)
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('date')).toBe(server.now().toUTCString())
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    const problem = v.parse(problemSchema, JSON.parse(reply.body))
    expect(problem).toMatchObject({ status, traceId: reply.headers.get('x-request-id') })
    expect(server.logged()).toContain(problem.traceId)
  })
})

describe('the log of a malformed request', () => {
  it('contains no content of the request', async () => {
    await send('GET /secret-canary HTTP/1.1\r\nbro ken: secret-canary\r\n\r\n')
    expect(server.logged()).not.toContain('secret-canary')
  })
})

describe('a body without compression', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'application/json; charset="UTF-8"'])(
    'is parsed as %s',
    async (type) => {
      const { status } = await send(post(`Content-Type: ${type}\r\nContent-Encoding: identity`))
      // 400 because the idempotency key is missing: the body was parsed.
      expect(status).toBe(400)
    },
  )
})

describe('a path', () => {
  it('is decoded once', async () => {
    const isValid = async (email: string) =>
      (await server.app.inject(`/api/email/validate/${email}`)).body.includes('"valid":true')
    expect(await isValid('anna%40gmail.com')).toBe(true)
    expect(await isValid('anna%2540gmail.com')).toBe(false)
  })
})

describe('the method TRACE', () => {
  it('is not served, and the reply does not echo the request', async () => {
    const reply = await send('TRACE /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Secret: canary\r\n\r\n')
    expect([reply.status, reply.body.includes('canary')]).toEqual([404, false])
  })
})

describe('the id of a request', () => {
  const get = (header: string, to: unknown) =>
    send(`GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n\r\n`, to)
  const given = 'edge-7f3a9c21'
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'

  it.each([
    ['x-request-id', `x-request-id: ${given}`, given],
    ['traceparent', `traceparent: 00-${trace}-00f067aa0ba902b7-01`, trace],
  ])('is the %s of a trusted proxy', async (_name, header, id) => {
    expect((await get(header, trustingServer)).headers.get('x-request-id')).toBe(id)
    expect(trustingServer.logged()).toContain(id)
  })

  it.each([
    ['too short', 'x-request-id: a'],
    ['too long', `x-request-id: ${'a'.repeat(65)}`],
    ['no id', 'x-request-id: anna@example.com'],
    ['two ids', 'x-request-id: aaaaaaaaaa\r\nx-request-id: bbbbbbbbbb'],
    ['a trace of zeros', `traceparent: 00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ])('is a new one when the proxy sends %s', async (_what, header) => {
    expect((await get(header, trustingServer)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u)
  })

  it('is a new one for any other caller', async () => {
    expect((await get(`x-request-id: ${given}`, server)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u)
    expect(server.logged()).not.toContain(given)
  })
})

describe('the well-known files', () => {
  it('name the contact for a security report and expire within a year', async () => {
    const { statusCode, headers, body } = await server.app.inject('/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toMatch(/^Contact: (?:mailto:|https:\/\/)\S+$/mu)
    expect(body).toMatch(/^Canonical: http:\/\/localhost:8080\/\.well-known\/security\.txt$/mu)
    const expires = Date.parse(/^Expires: (\S+)$/mu.exec(body)?.[1] ?? '')
    const days = (expires - server.now().getTime()) / dayMs
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  it('disallow robots on API calls and resume links', async () => {
    const { body } = await server.app.inject('/robots.txt')
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /application-frontend/continue']),
    )
  })
})
