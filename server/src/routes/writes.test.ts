// Idempotency keys, revisions and tokens on the complete server and both engines: one request has one effect.
import { randomUUID } from 'node:crypto'
import { createLead, leadStatus, updateLead } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../database/schema.ts'
import { engines } from '../testing/databases.ts'
import { issueToken } from '../leads/tokens.ts'
import { anna, lucia } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { countLeads, readStoredApplication } from '../testing/storedLeads.ts'
import { createDraft } from '../testing/leadRequests.ts'

describe.each(engines)('writes on $name', ({ open }) => {
  const server = createServerFixture(open)

  it('creates one lead for 50 requests with one key', async () => {
    const sessionId = randomUUID()
    const key = randomUUID()
    const body = { product: 'tukan-pl', sessionId, amount: 5000 }
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.call(createLead, { body, key })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await countLeads(server, sessionId)).toBe(1)
  })

  it('rejects another body with a used key, bare or quoted', async () => {
    const key = randomUUID()
    await server.mustCall(createLead, { body: { product: 'tukan-pl', amount: 5000 }, key })
    const { status, problem } = await server.call(createLead, {
      body: { product: 'tukan-pl', amount: 4000 },
      key: `"${key}"`,
    })
    expect([status, problem?.type]).toEqual([422, 'urn:loan:problem:other-request-under-key'])
  })

  it('accepts a corrected request with the same key', async () => {
    const key = randomUUID()
    expect((await server.call(createLead, { body: { product: 'tukan-pl', amount: 1 }, key })).status).toBe(422)
    expect((await server.call(createLead, { body: { product: 'tukan-pl', amount: 100 }, key })).status).toBe(200)
  })

  it('scopes keys to the session', async () => {
    const key = randomUUID()
    const body = { product: 'tukan-pl', amount: 5000 }
    const first = await server.mustCall(createLead, { body: { ...body, sessionId: randomUUID() }, key })
    const second = await server.mustCall(createLead, { body: { ...body, sessionId: randomUUID() }, key })
    expect(first.id).not.toBe(second.id)
  })

  it('stores the token only encrypted', async () => {
    const { token } = await createDraft(server, anna)
    const rows = await server.storage.database.select().from(idempotencyKeys)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each(['', '"', 'ä'])('rejects the idempotency key %j', async (key) => {
    const { status, problem } = await server.call(createLead, { body: { product: 'tukan-pl' }, key })
    expect([status, problem?.type]).toEqual([400, 'urn:loan:problem:bad-request'])
  })

  it('returns 409 with the current revision for a stale one, and replays an update', async () => {
    const { id, token, revision } = await createDraft(server, anna)
    const key = randomUUID()
    const body = { product: 'tukan-pl', id, revision, amount: 4000 }
    const updated = await server.mustCall(updateLead, { body, token, key })
    expect(updated.revision).toBe(revision + 1)
    expect(await server.mustCall(updateLead, { body, token, key })).toEqual(updated)
    const late = await server.call(updateLead, { body: { ...body, amount: 3000 }, token })
    expect([late.status, late.problem?.revision]).toEqual([409, revision + 1])
    expect(await readStoredApplication(server, id)).toEqual({ amount: 4000 })
  })

  it('reports whether the newer revision was written with the same token', async () => {
    const { id, token, revision } = await createDraft(server, anna)
    const { database } = server.storage
    const otherToken = await issueToken(database, id, server.services.now())
    const write = (amount: number, of: number, by: string) =>
      server.call(updateLead, { body: { product: 'tukan-pl', id, revision: of, amount }, token: by })
    expect((await write(4000, revision, token)).status).toBe(200)
    expect((await write(4100, revision, token)).problem).toMatchObject({ writtenWithSameToken: true })
    expect((await write(4100, revision, otherToken)).problem).toMatchObject({ writtenWithSameToken: false })
    expect((await write(4200, revision + 1, otherToken)).status).toBe(200)
    expect((await write(4300, revision + 1, token)).problem).toMatchObject({ writtenWithSameToken: false })
  })

  it('accepts one of ten concurrent updates of the same revision', async () => {
    const { id, token, revision } = await createDraft(server, anna)
    const amounts = Array.from({ length: 10 }, (_, index) => 1000 + index * 100)
    const answers = await Promise.all(
      amounts.map((amount) => server.call(updateLead, { body: { product: 'tukan-pl', id, revision, amount }, token })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
  })

  it('returns the same 404 for an unknown lead and a wrong token, and 401 for a missing token', async () => {
    const mine = await createDraft(server, anna)
    const other = await createDraft(server, lucia)
    const requestLeadStatus = (id: string, token?: string) =>
      server.call(leadStatus, { params: { id }, ...(token !== undefined && { token }) })
    const [unknown, foreign, wrong] = [
      await requestLeadStatus(randomUUID(), mine.token),
      await requestLeadStatus(other.id, mine.token),
      await requestLeadStatus(mine.id, 'x'.repeat(43)),
    ]
    const omitTraceId = ({ status, problem }: typeof unknown) => ({ status, ...problem, traceId: '' })
    expect(omitTraceId(foreign)).toEqual(omitTraceId(unknown))
    expect(omitTraceId(wrong)).toEqual(omitTraceId(unknown))
    expect(unknown.status).toBe(404)
    expect((await requestLeadStatus(mine.id)).status).toBe(401)
  })
})
