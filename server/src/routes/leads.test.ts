// Create, update and submit over the whole server, on both engines.
import { randomUUID } from 'node:crypto'
import { createLead, leadStatus, updateLead } from '@loan/domain/contract/lead'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys, leads } from '../database/schema.ts'
import { engines } from '../testing/databases.ts'
import { anna, lucia, personas, tagged } from '../testing/personas.ts'
import { createFor, openTestServer, stateOf, statusOf, submitFor, type TestServer } from '../testing/testServer.ts'

const countLeads = async (server: TestServer, sessionId: string): Promise<number> => {
  const rows = await server.storage.database
    .select({ id: leads.id })
    .from(leads)
    .where(sql`application->>'sessionId' = ${sessionId}`)
  return rows.length
}

describe.each(engines)('leads on $name', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(await open())
  })
  afterAll(() => server.close())

  const storedApplication = async (id: string): Promise<unknown> => {
    const [row] = await server.storage.database
      .select()
      .from(leads)
      .where(sql`id = ${id}`)
    return row?.application
  }

  it.each(personas)('stores every answer of $product.id as given', async (persona) => {
    const { id, token } = await submitFor(server, persona)
    expect(await storedApplication(id)).toEqual(persona.answers)
    expect(stateOf(await statusOf(server, { id, token }))).toBe('CHECKING')
  })

  it('stores answers in their normal form', async () => {
    const { id } = await server.mustCall(createLead, {
      body: {
        product: 'tukan-pl',
        personalDetails: { firstName: '  Anna ' },
        contactDetails: { email: 'Anna@EXAMPLE.com', phoneNumber: '512 345 678', postalCode: '30059' },
      },
    })
    expect(await storedApplication(id)).toEqual({
      personalDetails: { firstName: 'Anna' },
      contactDetails: { email: 'Anna@example.com', phoneNumber: '+48512345678', postalCode: '30-059' },
    })
  })

  it('drops answers that no longer apply', async () => {
    const { answers } = anna
    const pensioner = { ...answers, incomeDetails: { ...answers.incomeDetails, incomeSource: 'none' } }
    const { id } = await createFor(server, { ...anna, answers: pensioner })
    expect(await storedApplication(id)).not.toHaveProperty('employer')
  })

  it('names every refused answer with its code and stores nothing', async () => {
    const sessionId = randomUUID()
    const { status, problem } = await server.call(createLead, {
      body: {
        product: 'tukan-pl',
        sessionId,
        amount: 20_000,
        personalDetails: { firstName: '<b>', personalCode: '85071412335' },
        contactDetails: { email: 'nobody', phoneNumber: '1' },
      },
    })
    expect(status).toBe(422)
    expect(Object.fromEntries((problem?.errors ?? []).map(({ fieldName, code }) => [fieldName, code]))).toEqual({
      amount: 'above-maximum',
      'contactDetails.email': 'email-form',
      'contactDetails.phoneNumber': 'phone-too-short',
      'personalDetails.firstName': 'name-characters',
      'personalDetails.personalCode': 'pesel-checksum',
    })
    expect(problem?.errors?.find(({ fieldName }) => fieldName === 'contactDetails.email')?.pointer).toBe(
      '/contactDetails/email',
    )
    expect(await countLeads(server, sessionId)).toBe(0)
  })

  it('refuses a submit with answers missing, and keeps the draft', async () => {
    const { id, token, revision } = await createFor(server, anna)
    const { education: _education, ...otherDetails } = anna.answers.otherDetails ?? {}
    const body = { product: 'tukan-pl', id, revision, submit: true, ...anna.answers, otherDetails }
    const { status, problem } = await server.call(updateLead, { body, token })
    expect(status).toBe(422)
    expect(problem?.errors?.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['otherDetails.education', 'required'],
    ])
    expect((await statusOf(server, { id, token })).revision).toBe(revision)
    expect(await storedApplication(id)).toEqual(anna.answers)
  })

  it.each([
    ['of an older version', { version: '2020-01-01' }],
    ['not given', { given: false }],
  ])('refuses a submit with a needed consent %s', async (_what, change) => {
    const { id, token, revision } = await createFor(server, anna)
    const policies = anna.answers.policies?.map((record) => ({ ...record, ...change }))
    const body = { product: 'tukan-pl', id, revision, submit: true, ...anna.answers, policies: policies ?? [] }
    const { status, problem } = await server.call(updateLead, { body, token })
    expect(status).toBe(422)
    expect(problem?.errors?.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['generalPolicies', 'consent-needed'],
    ])
  })

  it.each(['id', 'leadStatus', 'expiresAt', 'progressState', 'offers', 'revision', 'token'])(
    'refuses the server’s own field %s on create',
    async (field) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/v3/lead',
        headers: { 'idempotency-key': randomUUID() },
        payload: { product: 'tukan-pl', [field]: 'x' },
      })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ errors: [{ fieldName: field, code: 'unknown-field' }] })
    },
  )

  it('makes one lead of 50 creates under one key', async () => {
    const sessionId = randomUUID()
    const key = randomUUID()
    const body = { product: 'tukan-pl', sessionId, amount: 5000 }
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.call(createLead, { body, key })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await countLeads(server, sessionId)).toBe(1)
  })

  it('refuses another body under a used key, bare or quoted', async () => {
    const key = randomUUID()
    await server.mustCall(createLead, { body: { product: 'tukan-pl', amount: 5000 }, key })
    const { status, problem } = await server.call(createLead, {
      body: { product: 'tukan-pl', amount: 4000 },
      key: `"${key}"`,
    })
    expect([status, problem?.type]).toEqual([422, 'urn:loan:problem:other-request-under-key'])
  })

  it('lets a refused request be mended under the same key', async () => {
    const key = randomUUID()
    expect((await server.call(createLead, { body: { product: 'tukan-pl', amount: 1 }, key })).status).toBe(422)
    expect((await server.call(createLead, { body: { product: 'tukan-pl', amount: 100 }, key })).status).toBe(200)
  })

  it('keeps keys of two sessions apart', async () => {
    const key = randomUUID()
    const body = { product: 'tukan-pl', amount: 5000 }
    const first = await server.mustCall(createLead, { body: { ...body, sessionId: randomUUID() }, key })
    const second = await server.mustCall(createLead, { body: { ...body, sessionId: randomUUID() }, key })
    expect(first.id).not.toBe(second.id)
  })

  it('does not keep the token readable beside the key', async () => {
    const { token } = await createFor(server, anna)
    const rows = await server.storage.database.select().from(idempotencyKeys)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each(['', '"', 'ä'])('refuses the idempotency key %j', async (key) => {
    const { status, problem } = await server.call(createLead, { body: { product: 'tukan-pl' }, key })
    expect([status, problem?.type]).toEqual([400, 'urn:loan:problem:bad-request'])
  })

  it('refuses an older revision with the one it holds, and replays an update', async () => {
    const { id, token, revision } = await createFor(server, anna)
    const key = randomUUID()
    const body = { product: 'tukan-pl', id, revision, amount: 4000 }
    const updated = await server.mustCall(updateLead, { body, token, key })
    expect(updated.revision).toBe(revision + 1)
    expect(await server.mustCall(updateLead, { body, token, key })).toEqual(updated)
    const late = await server.call(updateLead, { body: { ...body, amount: 3000 }, token })
    expect([late.status, late.problem?.revision]).toEqual([409, revision + 1])
    expect(await storedApplication(id)).toEqual({ amount: 4000 })
  })

  it('lets only one of two updates of the same revision through', async () => {
    const { id, token, revision } = await createFor(server, anna)
    const amounts = Array.from({ length: 10 }, (_, index) => 1000 + index * 100)
    const answers = await Promise.all(
      amounts.map((amount) => server.call(updateLead, { body: { product: 'tukan-pl', id, revision, amount }, token })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)])
  })

  it('answers an unknown lead and another’s alike, and tells a missing token apart', async () => {
    const mine = await createFor(server, anna)
    const other = await createFor(server, lucia)
    const ask = (id: string, token?: string) =>
      server.call(leadStatus, { params: { id }, ...(token !== undefined && { token }) })
    const [unknown, foreign, wrong] = [
      await ask(randomUUID(), mine.token),
      await ask(other.id, mine.token),
      await ask(mine.id, 'x'.repeat(43)),
    ]
    const facts = ({ status, problem }: typeof unknown) => ({ status, ...problem, traceId: '' })
    expect(facts(foreign)).toEqual(facts(unknown))
    expect(facts(wrong)).toEqual(facts(unknown))
    expect(unknown.status).toBe(404)
    expect((await ask(mine.id)).status).toBe(401)
  })

  it('answers 410 once the application has expired', async () => {
    const { id, token } = await createFor(server, anna)
    server.passMs(24 * 3_600_000)
    expect((await server.call(leadStatus, { params: { id }, token })).status).toBe(410)
  })

  it('refuses a second submit and an update of a submitted lead', async () => {
    const { id, token } = await submitFor(server, anna)
    const { revision } = await statusOf(server, { id, token })
    const body = { product: 'tukan-pl', id, revision, submit: true, ...anna.answers }
    const { status, problem } = await server.call(updateLead, { body, token })
    expect([status, problem?.type, problem?.progressState]).toEqual([409, 'urn:loan:problem:wrong-state', 6])
  })

  it('refuses fields only the server knows of once, in their sandbox scenario', async () => {
    const persona = tagged(anna, 'needs-field-error')
    const { id, token, revision } = await createFor(server, persona)
    const body = { product: 'tukan-pl', id, revision, submit: true, ...persona.answers }
    const key = randomUUID()
    const { status, problem } = await server.call(updateLead, { body, token, key })
    expect(status).toBe(422)
    expect(problem?.errors?.map(({ fieldName }) => fieldName)).toEqual([
      'personalDetails.lastName',
      'contactDetails.city',
    ])
    expect((await server.call(updateLead, { body, token, key })).status).toBe(200)
  })
})
