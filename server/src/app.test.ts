// Behaviour that all calls share: rate limits, health checks, API documents.
import {
  changeMobile,
  leadMobileVerification,
  resendMobileCode,
  setPassword,
  verifyMobile,
} from '@loan/domain/contract/customer'
import { idUpload } from '@loan/domain/contract/documents'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { confirmLink, createLead, leadFromLink, leadStatus, updateLead } from '@loan/domain/contract/lead'
import { problemSchema } from '@loan/domain/contract/problem'
import { endpoints } from '@loan/domain/contract/registry'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPglite } from './testing/databases.ts'
import type { Storage } from './database/storage.ts'
import { buildEndpointPath } from './http/registerContract.ts'
import { anna, withTag } from './testing/personas.ts'
import { createTestServer, type TestServer } from './testing/testServer.ts'
import { createDraft, readLastMessage, waitForLenders, submitApplication } from './testing/leadRequests.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestPglite()
})
afterAll(() => storage.close())

describe('rate limits', () => {
  it('count per client address and kind, and send Retry-After', async () => {
    const server = await createTestServer(storage, { RATE_LIMIT_READS: '3', RATE_LIMIT_WRITES: '2' })
    const read = (remoteAddress: string, headers = {}) =>
      server.app.inject({ url: '/api/policies?product=tukan-pl&locale=pl', remoteAddress, headers })
    const statuses = []
    for (let call = 0; call < 4; call += 1) statuses.push((await read('10.0.0.1')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    const limited = await read('10.0.0.1', { 'x-forwarded-for': '10.9.9.9' })
    expect(limited.statusCode).toBe(429)
    expect(limited.json()).toMatchObject({ type: 'urn:loan:problem:too-many-requests', status: 429 })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect((await read('10.0.0.2')).statusCode).toBe(200)
    const other = await server.app.inject({
      url: '/api/postcode/lookup/30-059?product=tukan-pl',
      remoteAddress: '10.0.0.1',
    })
    expect(other.statusCode).toBe(429)
    await createDraft(server, anna)
    await server.app.close()
  })

  const codes = [verifyMobile, resendMobileCode, changeMobile, leadMobileVerification]
  it.each([
    ['RATE_LIMIT_WRITES', [createLead, updateLead], [verifyMobile, leadStatus, idUpload]],
    ['RATE_LIMIT_CODES', [...codes, leadFromLink, confirmLink, setPassword], [createLead, leadStatus, idUpload]],
    ['RATE_LIMIT_UPLOADS', [idUpload], [createLead, leadStatus, verifyMobile]],
  ] as const)('count the calls of %s together, and no others', async (variable, counted, others) => {
    const server = await createTestServer(storage, { [variable]: String(counted.length) })
    const send = (endpoint: Endpoint) =>
      server.app.inject({ method: endpoint.method, url: buildEndpointPath(endpoint).replaceAll(/\{\w+\}/gu, 'x') })
    for (const endpoint of counted) expect((await send(endpoint)).statusCode, endpoint.path).not.toBe(429)
    for (const endpoint of counted) {
      const limited = await send(endpoint)
      const { type, status } = v.parse(problemSchema, limited.json())
      expect([type, status, limited.statusCode]).toEqual(['urn:loan:problem:too-many-requests', 429, 429])
      expect(limited.headers['content-type']).toContain('application/problem+json')
      expect(Number(limited.headers['retry-after']), endpoint.path).toBeGreaterThan(0)
    }
    for (const endpoint of others) expect((await send(endpoint)).statusCode, endpoint.path).not.toBe(429)
    await server.app.close()
  })

  it('use the forwarded address of a trusted proxy only', async () => {
    const server = await createTestServer(storage, { RATE_LIMIT_READS: '1', TRUSTED_PROXIES: '10.0.0.9' })
    const read = (forwarded: string) =>
      server.app.inject({
        url: '/api/policies?product=tukan-pl&locale=pl',
        remoteAddress: '10.0.0.9',
        headers: { 'x-forwarded-for': forwarded },
      })
    expect((await read('1.1.1.1')).statusCode).toBe(200)
    expect((await read('2.2.2.2')).statusCode).toBe(200)
    expect((await read('1.1.1.1')).statusCode).toBe(429)
    await server.app.close()
  })
})

describe('routes', () => {
  it('have no JSON schema, because the contract describes calls', async () => {
    const { app } = await createTestServer(storage)
    app.get('/amounts', { schema: { querystring: { type: 'object' } } }, () => null)
    await expect(app.ready()).rejects.toThrow('A route has a JSON schema')
  })
})

describe('operations', () => {
  it('reports alive, and ready while the database answers', async () => {
    const server = await createTestServer(storage)
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'alive' })
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready', database: 'pglite' })
    const broken = await createTestServer({ ...storage, check: () => Promise.reject(new Error('gone')) })
    const response = await broken.app.inject('/readyz')
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200)
  })

  it('returns 503 while the database is unavailable', async () => {
    const connectionError = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const database = new Proxy(storage.database, {
      get: () => () => Promise.reject(connectionError),
    })
    const server = await createTestServer({
      ...storage,
      database,
      withConnection: () => Promise.reject(connectionError),
    })
    const { status, headers, problem } = await server.call(createLead, { body: { product: 'tukan-pl' } })
    expect([status, headers['retry-after'], problem?.type]).toEqual([503, '1', 'urn:loan:problem:unavailable'])
  })
})

const openApiSchema = v.object({
  openapi: v.literal('3.1.0'),
  paths: v.record(v.string(), v.record(v.string(), v.looseObject({ operationId: v.string() }))),
})

describe('the documents', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(storage)
  })

  it('name every call of the contract once', async () => {
    const document = v.parse(openApiSchema, (await server.app.inject('/openapi.json')).json())
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
    )
    const rows = Object.entries(endpoints).map(([name, { method, path }]) => [name, `${method} ${path}`])
    expect(new Map(operations.map(([name = '', call]) => [name, call]))).toEqual(
      new Map(rows.map(([name = '', call]) => [name, call])),
    )
    expect(operations).toHaveLength(rows.length)
  })

  it('describe the parameters and the body of a call', async () => {
    const document = v.parse(openApiSchema, (await server.app.inject('/openapi.json')).json())
    expect(document.paths['/postcode/lookup/{code}']?.['get']).toMatchObject({
      parameters: [
        { name: 'code', in: 'path', required: true, schema: { type: 'string', maxLength: 12 } },
        { name: 'product', in: 'query', required: true },
      ],
    })
    expect(document.paths['/v2/customer/mobile/verify']?.['post']).toMatchObject({
      security: [{ leadToken: [] }],
      requestBody: {
        content: { 'application/json': { schema: { required: ['id', 'code'], additionalProperties: false } } },
      },
    })
  })

  it('include the API reference with every file it loads', async () => {
    const response = await server.app.inject('/docs')
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    const [header = '', ...rest] = response.body.split('</header>')
    const listAddresses = (markup: string) =>
      Array.from(markup.matchAll(/(?:src|href)="([^"]+)"/gu), ([, address = '']) => address)
    expect(listAddresses(header)).toEqual(expect.arrayContaining(['/sandbox', '/sandbox/leads', '/docs']))
    const files = [
      ...listAddresses(header).filter((address) => address.endsWith('.css')),
      ...rest.flatMap(listAddresses),
    ]
    expect(files).toHaveLength(5)
    for (const file of files) expect((await server.app.inject(file)).statusCode, file).toBe(200)
  })

  it('include a sandbox page that shows the sent texts and runs only its own script', async () => {
    const owned = await submitApplication(server, withTag(anna, 'verification'))
    await waitForLenders(server, owned)
    const response = await server.app.inject('/sandbox')
    expect(response.body).toContain(await readLastMessage(server, 'sms', owned.id))
    expect(response.body.match(/<script/gu)).toHaveLength(1)
    expect(response.headers['content-security-policy']).toMatch(/script-src 'sha256-[^' ]+';/u)
    expect((await server.app.inject('/sandbox/lender/polanka')).body).toContain('Polanka Kredyt')
    expect((await server.app.inject('/sandbox/lender/nobody')).statusCode).toBe(404)
    expect((await server.app.inject('/sandbox/messages?leadId=x')).statusCode).toBe(404)
  })
})
