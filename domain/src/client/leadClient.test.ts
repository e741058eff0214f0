// The client of the contract: the requests that it builds, the replies that it parses and the errors that it throws.
import { describe, expect, it } from 'vitest'
import { ContractViolationError, LeadProblemError } from './callErrors.ts'
import { createLeadClient, type FetchFunction } from './leadClient.ts'
import type { LeadRequest } from './leadRequest.ts'

const id = '018f4e9a-7d5b-7c3e-9a51-3c1d2e4f5a6b'
const receipt = { id, revision: 1, leadStatus: 'draft', expiresAt: '2026-11-21T09:00:00.000Z', progressState: 0 }
const json = { 'content-type': 'application/json; charset=utf-8' }
const problemHeaders = { 'content-type': 'application/problem+json; charset=utf-8' }

type SentRequest = { readonly url: string; readonly init: LeadRequest['init'] }

const createFixture = (response: Response, baseUrl = 'https://leads.example/api') => {
  const sent: SentRequest[] = []
  const fetch: FetchFunction = async (url, init) => {
    sent.push({ url, init })
    return response
  }
  return { sent, client: createLeadClient({ baseUrl, fetch }) }
}

const replyWith = (body: unknown, init: ResponseInit = { headers: json }) => new Response(JSON.stringify(body), init)

const catchError = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('a request', () => {
  // Shows spec 7.5
  it('has the path below the base URL, the key and the body, and its reply is parsed', async () => {
    const { sent, client } = createFixture(replyWith({ ...receipt, token: 'a-token' }))
    const reply = await client.call('createLead', { body: { product: 'tukan-pl', amount: 5000 }, idempotencyKey: 'k' })
    expect(reply.token).toBe('a-token')
    expect(sent).toEqual([
      {
        url: 'https://leads.example/api/v3/lead',
        init: {
          method: 'POST',
          headers: {
            accept: 'application/json, application/problem+json',
            'content-type': 'application/json',
            'idempotency-key': '"k"',
          },
          body: '{"product":"tukan-pl","amount":5000}',
        },
      },
    ])
  })

  it('has its parameters escaped in the path, and the others in the query', async () => {
    const { sent, client } = createFixture(replyWith({ companies: [] }))
    await client.call('lookUpCompany', { params: { name: 'A/B & C', product: 'tukan-pl' } })
    expect(sent[0]?.url).toBe('https://leads.example/api/company/A%2FB%20%26%20C?product=tukan-pl')
    expect(sent[0]?.init).not.toHaveProperty('body')
  })

  // Shows spec 7.21
  it.each([
    ['https://leads.example/api', 'https://leads.example/policy?product=tukan-pl&locale=pl&key=general'],
    ['/api/', '/policy?product=tukan-pl&locale=pl&key=general'],
  ])('has no base prefix on /policy below %s', async (baseUrl, url) => {
    const policy = { key: 'general', version: '1', title: 'Title', text: 'Text', required: true, kind: 'consent' }
    const { sent, client } = createFixture(replyWith(policy), baseUrl)
    await client.call('policyDocument', { params: { product: 'tukan-pl', locale: 'pl', key: 'general' } })
    expect(sent[0]?.url).toBe(url)
  })

  it('has a file as its body, with its type', async () => {
    const { sent, client } = createFixture(replyWith({ ...receipt, received: ['front'] }))
    const body = Uint8Array.of(1, 2, 3)
    const options = { params: { id, side: 'front' as const }, body, token: 't', idempotencyKey: 'k' }
    await client.call('idUpload', { ...options, lenderMatch: 'alder', contentType: 'image/png' })
    expect(sent[0]?.init.body).toEqual(body)
    const headers = { 'content-type': 'image/png', 'lead-token': 't', 'lender-match': 'alder' }
    expect(sent[0]?.init.headers).toMatchObject(headers)
  })

  it.each([
    [{ token: 't' }, 'needs an idempotency key'],
    [{ idempotencyKey: 'k' }, 'needs the token'],
  ])('is not sent with only %j', async (options, message) => {
    const { sent, client } = createFixture(replyWith(receipt))
    await expect(client.call('skipLender', { params: { id }, ...options })).rejects.toThrow(message)
    expect(sent).toEqual([])
  })

  it('has the parameters and the body that the types require', async () => {
    const { client } = createFixture(replyWith({ makes: [] }))
    expect(await client.call('vehicleModels')).toEqual({ makes: [] })
    const { client: rejecting } = createFixture(replyWith({}))
    // @ts-expect-error the parameter `id` is missing
    const withoutId = rejecting.call('leadStatus', { token: 't' })
    await expect(withoutId).rejects.toThrow(ContractViolationError)
  })
})

describe('a reply', () => {
  // Shows spec 7.4
  it('with a problem is thrown with the problem and the delay of the retry', async () => {
    const problem = { type: 'urn:loan:problem:too-many-requests', title: 'Too many', status: 429, traceId: 'trace' }
    const response = replyWith(problem, { status: 429, headers: { ...problemHeaders, 'retry-after': '7' } })
    const error = await catchError(createFixture(response).client.call('vehicleModels'))
    expect(error).toBeInstanceOf(LeadProblemError)
    expect(error).toMatchObject({ call: 'vehicleModels', status: 429, problem, retryAfterSeconds: 7 })
  })

  it('outside the schema is thrown with its paths and without its values', async () => {
    const { client } = createFixture(replyWith({ makes: [{ name: 7, models: [] }, 'Kowalska'] }))
    const error = await catchError(client.call('vehicleModels'))
    expect(error).toBeInstanceOf(ContractViolationError)
    expect(error).toMatchObject({ status: 200, paths: ['makes.0.name', 'makes.1'] })
    expect(String(error)).not.toContain('Kowalska')
  })

  it.each([
    ['a page of a proxy', 502, { 'content-type': 'text/html' }, '<html>'],
    [
      'a problem as plain JSON',
      404,
      json,
      '{"type":"urn:loan:problem:not-found","title":"","status":404,"traceId":""}',
    ],
    ['another problem document', 404, problemHeaders, '{"title":"Not found"}'],
    ['no JSON', 200, json, '<html>'],
    ['another media type', 200, { 'content-type': 'text/html' }, '{"makes":[]}'],
    ['no body', 204, json, null],
  ])('that is %s violates the contract', async (_what, status, headers, body) => {
    const { client } = createFixture(new Response(body, { status, headers }))
    expect(await catchError(client.call('vehicleModels'))).toBeInstanceOf(ContractViolationError)
  })

  it('that is a file has its name and its bytes', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="offer.pdf"' }
    const { client } = createFixture(new Response('%PDF-1.7', { headers }))
    const file = await client.call('offerInformation', { params: { id, offerId: 'o' }, token: 't' })
    expect([file.fileName, new TextDecoder().decode(file.bytes)]).toEqual(['offer.pdf', '%PDF-1.7'])
  })
})
