// The templates of ops/nginx in nginx with TLS, in front of two servers that record what arrives.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, chmodSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect, type ConnectionOptions } from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import { listenOnFreePort } from '../../server/src/testing/listenOnFreePort.ts'
import { findOnPath } from '../setup/isWorking.ts'
import { type OwnProcess, startProcess, stopProcess } from './childProcess.ts'
import { formatLeadServers, renderNginxFile } from './nginxFiles.ts'
import { findNginx } from './nginxProcess.ts'
import { send, startUpload } from './tlsRequests.ts'

const program = findNginx()
const openssl = findOnPath('openssl')

describe.skipIf(program === null || openssl === null)('nginx with the templates (needs nginx and openssl)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loan-nginx-'))
  const received: { server: number; method: string; url: string; headers: IncomingHttpHeaders }[] = []
  const servers: Server[] = []
  let answer: RequestListener = (_request, response) => void response.end('reply')
  let nginx: OwnProcess
  let httpPort = 0
  let httpsPort = 0

  const startFake = (server: number): Promise<number> => {
    const fake = createServer((incoming, response) => {
      const { method = '', url = '', headers } = incoming
      received.push({ server, method, url, headers })
      incoming.resume().on('end', () => answer(incoming, response))
    })
    servers.push(fake)
    return listenOnFreePort(fake)
  }

  beforeAll(async () => {
    chmodSync(folder, 0o711)
    const ports = [await startFake(0), await startFake(1)]
    httpPort = await findFreePort()
    httpsPort = await findFreePort()
    const values = {
      LOG_FOLDER: folder,
      CACHE_FOLDER: path.join(folder, 'cache'),
      LEAD_SERVERS: formatLeadServers(ports.map((port) => `127.0.0.1:${port}`)),
      BASE_PATH: '/application-frontend',
      SERVER_NAME: 'localhost',
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
      TLS_FOLDER: folder,
      ACME_FOLDER: path.join(folder, 'acme'),
      ROUTES_FILE: 'conf.d/snippets/routes.conf',
      HSTS: 'max-age=31536000; includeSubDomains',
    }
    mkdirSync(path.join(folder, 'conf.d', 'snippets'), { recursive: true })
    mkdirSync(path.join(folder, 'acme', '.well-known', 'acme-challenge'), { recursive: true })
    writeFileSync(path.join(folder, 'acme', '.well-known', 'acme-challenge', 'a'), 'challenge')
    for (const name of ['http.conf', 'site.conf', 'snippets/routes.conf']) {
      writeFileSync(path.join(folder, 'conf.d', name), renderNginxFile(name, values))
    }
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
    const ofDebianAndImage = 'access_log http.log; error_log http.log; keepalive_timeout 65; server_tokens on;'
    const main = `pid nginx.pid; events {} http { ${ofDebianAndImage} ${paths.join(' ')} include conf.d/*.conf; }`
    writeFileSync(path.join(folder, 'nginx.conf'), main)
    const key = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')]
    const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
    execFileSync(openssl ?? '', ['req', ...options, ...key], { stdio: 'ignore' })
    const args = ['-p', folder, '-e', 'nginx.log', '-c', 'nginx.conf', '-g', 'daemon off;']
    nginx = startProcess({ command: program ?? '', args, env: process.env, logFile: path.join(folder, 'nginx.log') })
    await vi.waitFor(() => send(httpsPort, '/ready'), { timeout: 10_000 })
  }, 30_000)
  beforeEach(() => void received.splice(0))
  afterAll(async () => {
    await stopProcess(nginx, { signal: 'SIGTERM', limitMs: 5000 })
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('redirects from HTTP and serves TLS', async () => {
    const redirect = await fetch(`http://127.0.0.1:${httpPort}/a?b=c`, { redirect: 'manual' })
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, 'https://127.0.0.1/a?b=c'])
    const challenge = await fetch(`http://127.0.0.1:${httpPort}/.well-known/acme-challenge/a`)
    expect(await challenge.text()).toBe('challenge')
    expect(await send(httpsPort, '/a')).toMatchObject({ status: 200, text: 'reply' })
  })

  /** The protocol that is negotiated, or the code of the error. */
  const negotiate = (options: ConnectionOptions): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: httpsPort, rejectUnauthorized: false, ...options }, () => {
        resolve(socket.getProtocol() ?? 'none')
        socket.destroy()
      })
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    })

  it('negotiates TLS 1.2 and 1.3 with the listed ciphers only', async () => {
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
      expect(await negotiate({ minVersion: version, maxVersion: version })).toBe(version)
    // The alerts of nginx: a client without the version or the cipher would have another code.
    const old = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' } as const
    expect(await negotiate(old)).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')
    const weak = { maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA256' } as const
    expect(await negotiate(weak)).toBe('ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE')
  })

  it('redirects no call from HTTP', async () => {
    for (const url of [
      '/api/v3/lead',
      '/policy',
      '/lenders/one/events',
      '/providers/one/events',
      '/messages/reports/sms',
    ]) {
      const reply = await fetch(`http://127.0.0.1:${httpPort}${url}`, {
        method: 'POST',
        body: '{}',
        redirect: 'manual',
      })
      expect([url, reply.status, reply.headers.get('location')]).toEqual([url, 403, null])
      expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    }
    expect(received).toEqual([])
  })

  it('adds HSTS to its own replies, and leaves that of the servers', async () => {
    const hsts = 'strict-transport-security'
    answer = (_incoming, response) => void response.setHeader(hsts, 'max-age=1').end('reply')
    expect((await send(httpsPort, '/a')).headers[hsts]).toBe('max-age=1')
    const tooLarge = await send(httpsPort, '/api/v3/lead', 'POST', { 'content-length': '300000' })
    const own = [tooLarge, await send(httpsPort, '/metrics')]
    expect(own.map(({ status, headers }) => [status, headers[hsts]])).toEqual([
      [413, 'max-age=31536000; includeSubDomains'],
      [404, 'max-age=31536000; includeSubDomains'],
    ])
    answer = (_incoming, response) => void response.end('reply')
  })

  it('replaces the address and the scheme that a client claims', async () => {
    const claimed = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      'x-request-id': 'chosen-by-client',
    }
    await send(httpsPort, '/api/lead', 'GET', claimed)
    const [first] = received
    expect(first?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
    expect(first?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/u)
  })

  it('sends an idempotent request to the other server, and never a POST twice', async () => {
    answer = (incoming) => void incoming.socket.destroy()
    const post = await send(httpsPort, '/api/v3/lead', 'POST')
    expect(received).toHaveLength(1)
    expect(post).toMatchObject({ status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } })
    expect(post.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(JSON.parse(post.text)).toMatchObject({ type: 'urn:loan:problem:unavailable', status: 503 })
    const [failed] = received
    answer = (_incoming, response) => {
      if (received.at(-1)?.server === failed?.server || received.length > 2) response.end('reply')
      else response.socket?.destroy()
    }
    received.splice(0)
    expect(await send(httpsPort, '/api/v3/lead', 'PUT')).toMatchObject({ status: 200 })
    expect(received.map(({ method }) => method)).toEqual(['PUT', 'PUT'])
    expect(new Set(received.map(({ server }) => server)).size).toBe(2)
  })

  it('asks the other server for a file of another release, and caches it', async () => {
    answer = (incoming, response) => {
      const isOwn = received.at(-1)?.server === 1 || incoming.url === undefined
      if (isOwn) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      response.writeHead(isOwn ? 200 : 404).end('file')
    }
    const files = ['a-1.js', 'b-2.js', 'c-3.js']
    for (const file of [...files, ...files]) {
      expect((await send(httpsPort, `/application-frontend/assets/${file}`)).status).toBe(200)
    }
    expect(received.filter(({ server }) => server === 1)).toHaveLength(files.length)
    expect(received.some(({ server }) => server === 0)).toBe(true)
  })

  it('limits the calls that can guess codes over all servers together', async () => {
    answer = (_incoming, response) => void response.end('reply')
    const replies = await Promise.all(
      Array.from({ length: 400 }, () => send(httpsPort, '/api/lead/customer/password', 'POST')),
    )
    const limited = replies.filter(({ status }) => status === 429)
    // The burst of 100, and what the rate of five a second adds in the time of the test.
    expect(limited.length).toBeGreaterThan(100)
    expect(received).toHaveLength(400 - limited.length)
    expect(received.length).toBeGreaterThan(100)
    expect(new Set(received.map(({ server }) => server)).size).toBe(2)
    expect(limited[0]?.headers['retry-after']).toBe('10')
    expect(JSON.parse(limited[0]?.text ?? '')).toMatchObject({ type: 'urn:loan:problem:too-many-requests' })
    // Other calls have separate limits.
    expect(await send(httpsPort, '/api/lead/status/a')).toMatchObject({ status: 200 })
  })

  it('limits the uploads of an address that have not arrived, and leaves other addresses alone', async () => {
    const url = '/api/lead/idUpload?id=a&side=front'
    const statuses: number[] = []
    const stalled = Array.from({ length: 20 }, () => startUpload(httpsPort, url, (status) => statuses.push(status)))
    await expect.poll(() => statuses).toEqual([429, 429, 429, 429])
    expect(await send(httpsPort, url, 'POST')).toMatchObject({ status: 429, headers: { 'retry-after': '10' } })
    expect(await send(httpsPort, url, 'POST', {}, '127.0.0.2')).toMatchObject({ status: 200 })
    expect(received).toHaveLength(1)
    for (const upload of stalled) upload.destroy()
  })

  it('hides the metrics, and logs no path, query or address', async () => {
    expect((await send(httpsPort, '/metrics')).status).toBe(404)
    expect(received).toEqual([])
    const names = ['access', 'error', 'nginx', 'http']
    const logs = names.map((name) => readFileSync(path.join(folder, `${name}.log`), 'utf8'))
    expect(logs.join('\n')).not.toMatch(/\/api|assets|metrics|203\.0\.113/u)
  })
})
