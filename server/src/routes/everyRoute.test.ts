// Sends bad input to every endpoint of the contract. The reply is a 4xx problem without internal details, and nothing
// is stored.
import { randomUUID } from 'node:crypto'
import { createLead } from '@loan/domain/contract/lead'
import { type Problem, problemSchema } from '@loan/domain/contract/problem'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { listKeys } from '@loan/domain/records'
import { openTestPglite } from '../testing/databases.ts'
import { leads } from '../database/schema.ts'
import { buildEndpointPath } from '../http/registerContract.ts'
import { anna } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { createDraft } from '../testing/leadRequests.ts'

const names = listKeys(endpoints)
const writing = names.filter((name) => endpoints[name].method !== 'GET' && endpoints[name].fileTypes === null)
const owned = names.filter((name) => endpoints[name].needsLeadToken && endpoints[name].fileTypes === null)

/** Fills in the parameters of a path. The test adds the query. */
const buildPath = (name: EndpointName, id: string): string =>
  buildEndpointPath(endpoints[name])
    .replace('{id}', id)
    .replace('{urlType}', 'continue')
    .replaceAll(/\{\w+\}/gu, 'x')

describe('every route', () => {
  const server = createServerFixture(openTestPglite)
  let lead: { readonly id: string; readonly token: string }
  beforeEach(async () => {
    lead = await createDraft(server, anna)
  })

  type RequestInput = {
    readonly body?: string
    readonly type?: string
    readonly token?: string
    readonly query?: string
  }
  const send = async (
    name: EndpointName,
    { body, type = 'application/json', token = lead.token, query = '' }: RequestInput,
  ) => {
    const { method } = endpoints[name]
    const response = await server.app.inject({
      method,
      url: buildPath(name, lead.id) + query,
      headers: {
        'lead-token': token,
        'idempotency-key': randomUUID(),
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { payload: body }),
    })
    const parsed = v.safeParse(problemSchema, response.statusCode === 200 ? null : response.json())
    return { status: response.statusCode, type: response.headers['content-type'], problem: parsed.output }
  }
  const isProblem = (problem: unknown): problem is Problem => v.is(problemSchema, problem)
  const countLeads = async () => (await server.storage.database.select({ id: leads.id }).from(leads)).length

  it.each(writing)('%s accepts only JSON', async (name) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await send(name, { body: 'a=b', type })).status).toBe(415)
    }
  })

  const broken: readonly (readonly [string, string])[] = [
    ['broken JSON', '{"id":'],
    ['no object', '[]'],
    ['a list in place of an object', '{"personalDetails":[],"product":"tukan-pl","id":"x"}'],
    ['a bare text', '"x"'],
    ['null', 'null'],
    ['an unknown field', '{"unheardOf":1}'],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}'],
    ['a poisoned constructor', '{"constructor":{"prototype":{}}}'],
    [
      'wrong types',
      '{"id":7,"product":{},"code":[],"offerId":1,"policies":"x","choice":1,"dateOfBirth":1,"phoneNumber":true}',
    ],
    ['NUL in a text', String.raw`{"id":"a\u0000","product":"a\u0000"}`],
    ['NUL in a key', String.raw`{"a\u0000":1}`],
    ['half a surrogate pair', String.raw`{"product":"\ud800"}`],
    ['endless nesting', '['.repeat(100_000)],
  ]
  // Shows spec 7.23
  it.each(writing.flatMap((name) => broken.map(([what, body]) => ({ name, what, body }))))(
    '$name rejects $what',
    async ({ name, body }) => {
      const before = await countLeads()
      const { status, type, problem } = await send(name, { body })
      expect([400, 422]).toContain(status)
      expect(type).toBe('application/problem+json; charset=utf-8')
      expect(isProblem(problem)).toBe(true)
      expect(JSON.stringify(problem)).not.toMatch(/\bat \/|node_modules|stack/u)
      expect(await countLeads()).toBe(before)
    },
  )

  it.each(writing)('%s rejects a body above the size limit', async (name) => {
    expect((await send(name, { body: JSON.stringify({ product: 'x'.repeat(300_000) }) })).status).toBe(413)
  })

  it.each(names.filter((name) => endpoints[name].method === 'GET'))('%s rejects unknown parameters', async (name) => {
    const { status, problem } = await send(name, { query: '?unheardOf=1' })
    expect(status).toBe(400)
    expect(isProblem(problem) && problem.errors?.some(({ fieldName }) => fieldName === 'unheardOf')).toBe(true)
  })

  it.each(names.filter((name) => endpoints[name].path.includes('{')))('%s rejects NUL in the path', async (name) => {
    const response = await server.app.inject({
      method: endpoints[name].method,
      url: `${buildEndpointPath(endpoints[name]).replaceAll(/\{\w+\}/gu, 'a%00b')}?product=tukan-pl`,
      headers: { 'lead-token': lead.token, 'idempotency-key': randomUUID() },
    })
    expect(response.statusCode).toBe(400)
  })

  // Shows spec 6.1
  it.each(owned)('%s requires the token of the lead', async (name) => {
    const { method, path } = endpoints[name]
    const valid: Readonly<Record<string, object>> = {
      updateLead: { product: 'tukan-pl', revision: 1 },
      updateLeadLegacy: { product: 'tukan-pl', revision: 1 },
      verifyMobile: { code: '123456' },
      setPassword: { password: 'cztery konie w lesie' },
      affiliateEvent: { product: 'tukan-pl', name: 'Lead' },
      leadMobileVerification: { code: '123456' },
      answerProficreditOffer: { offerId: 'x', decision: 'accept' },
      answerCrediteaOffer: { offerId: 'x', decision: 'accept' },
      answerPolicies: { locale: 'pl', policies: [] },
      offerDynamicPolicy: { locale: 'pl', policies: [] },
      updateProvidentOffer: { offerId: 'x', decision: 'accept' },
      offerCustomerDebts: { debts: [] },
    }
    const body = JSON.stringify({ ...(!path.includes('{id}') && { id: lead.id }), ...valid[name] })
    const sent = method === 'GET' ? {} : { body }
    expect((await send(name, { ...sent, token: 'x'.repeat(43) })).status).toBe(404)
    expect((await send(name, { ...sent, token: '' })).status).toBe(401)
    expect([200, 409]).toContain((await send(name, sent)).status)
  })

  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/unheard-of'],
    ['DELETE', '/api/v3/lead'],
    ['GET', '/api/v3/lead'],
    ['PATCH', '/api/v3/lead'],
    ['HEAD', '/api/policies'],
  ] as const)('returns a 404 problem for %s %s', async (method, url) => {
    const response = await server.app.inject({ method, url })
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ])
  })

  it.each(['/api/postcode/lookup/%', '/api/lead/status/%zz'])('returns 400 for the malformed URL %s', async (url) => {
    const response = await server.app.inject({ method: 'GET', url })
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ])
  })

  // everyField.test.ts covers the data points of tukan's pages.
  const fields = Object.entries({
    amount: [0, 1e9],
    'referenceDetails.name': ['x'.repeat(10_000), '<svg/onload=alert(1)>'],
    googleCaptchaToken: ['x'.repeat(10_000)],
    leadSource: ['x'.repeat(10_000)],
    'googleClick.gclid': ['x'.repeat(10_000)],
  }).flatMap(([path, values]) => values.map((value) => ({ path, value, shown: String(value).slice(0, 20) })))
  it.each(fields)('rejects $path = $shown and names the field', async ({ path, value }) => {
    const [section = '', field] = path.split('.')
    const body = { product: 'tukan-pl', [section]: field === undefined ? value : { [field]: value } }
    const { status, problem } = await send('createLead', { body: JSON.stringify(body) })
    expect(status).toBe(422)
    expect(isProblem(problem) && problem.errors?.map(({ fieldName }) => fieldName)).toEqual([path])
  })

  const queried = names.flatMap((name) => {
    const inPath = buildEndpointPath(endpoints[name])
    const keys = Object.keys(endpoints[name].params.entries).filter((key) => !inPath.includes(`{${key}}`))
    return keys.map((key) => ({ name, key }))
  })
  it.each(queried)('$name rejects the parameter $key twice, and names it', async ({ name, key }) => {
    const body = endpoints[name].method === 'GET' ? {} : { body: '{}' }
    const { status, problem } = await send(name, { ...body, query: `?${key}=${lead.id}&${key}=x` })
    expect(status).toBe(400)
    expect(isProblem(problem) && problem.errors?.map(({ fieldName }) => fieldName)).toContain(key)
  })

  it('returns the trace id of the request in the problem', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/api/unheard-of' })
    expect(v.parse(problemSchema, response.json()).traceId).toBe(response.headers['x-request-id'])
  })

  it('disables caching of replies', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/api/policies?product=tukan-pl&locale=pl' })
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it('returns 500 with only a trace id when a reply does not fit the contract', async () => {
    const { id, token } = await server.mustCall(createLead, { body: { product: 'tukan-pl' } })
    await server.storage.database.update(leads).set({ application: { amount: 'Kowalska' } })
    const response = await server.app.inject({ url: `/api/lead/status/${id}`, headers: { 'lead-token': token } })
    expect(response.statusCode).toBe(500)
    expect(v.parse(problemSchema, response.json())).toEqual({
      type: 'urn:loan:problem:internal-error',
      title: 'Internal server error',
      status: 500,
      detail: 'The server failed; nothing was stored.',
      traceId: response.headers['x-request-id'],
    })
    expect(server.logged()).not.toContain('Kowalska')
  })
})
