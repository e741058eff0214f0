// Delivery reports of outside systems, on both engines: their signature, their age, repetitions and effects.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hourMs } from '@loan/domain/durations'
import { createSandboxLenders } from '../adapters/sandbox/sandboxLenders.ts'
import { outbox, receivedCalls } from '../database/schema.ts'
import { buildSignedHeaders } from '../lib/signedBody.ts'
import { readMessageStates } from '../messages/deliveryReports.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { anna, withTag } from '../testing/personas.ts'
import { productionEnvironment } from '../testing/production.ts'
import { runRetentionJobs } from '../testing/runRetentionJobs.ts'
import { submitApplication, waitForLenders } from '../testing/leadRequests.ts'

const emailSecret = 'a-secret-for-bounces-of-e-mails-in-tests'
const formerSmsSecret = 'the-former-secret-for-text-messages-in-tests'
const secrets = { sms: productionEnvironment.SMS_SECRET, email: emailSecret }
type Kind = keyof typeof secrets

describe.each(engines)('reports about messages on $name', ({ open }) => {
  const server = createServerFixture(
    open,
    { ...productionEnvironment, EMAIL_REPORT_SECRET: emailSecret, SMS_SECRET_FORMER: formerSmsSecret },
    { lenders: createSandboxLenders({ hasScenarios: false }) },
  )

  const createMessage = async (kind: Kind) => {
    const owned = await submitApplication(server, withTag(anna, 'verification'))
    await waitForLenders(server, owned)
    const rows = await server.storage.database.select().from(outbox).where(eq(outbox.leadId, owned.id))
    return { id: owned.id, key: rows.find((row) => row.kind === kind)?.key ?? '' }
  }
  const buildReport = (message: string, extra: object = {}) => ({
    id: randomUUID(),
    message,
    state: 'delivered',
    at: server.now().toISOString(),
    ...extra,
  })
  type PostOptions = { readonly secret?: string; readonly signedAt?: Date; readonly sent?: string }
  const post = async (kind: Kind, report: unknown, { secret, signedAt, sent }: PostOptions = {}) => {
    const body = JSON.stringify(report)
    const headers = buildSignedHeaders(secret ?? secrets[kind], signedAt ?? server.now(), body)
    const response = await server.app.inject({
      method: 'POST',
      url: `https://loans.example/messages/reports/${kind}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: sent ?? body,
    })
    return response.statusCode
  }
  const readStates = async (leadId: string, kind: Kind) =>
    (await readMessageStates(server.storage.database, leadId)).filter((state) => state.kind === kind)

  it('record a delivered text message and a bounced e-mail', async () => {
    const text = await createMessage('sms')
    expect(await post('sms', buildReport(text.key))).toBe(204)
    expect(await readStates(text.id, 'sms')).toMatchObject([
      { status: 'delivered', outcomeCode: null, reportedAt: server.now() },
    ])
    const email = await createMessage('email')
    expect(await post('email', buildReport(email.key, { state: 'bounced', code: '5.1.1' }))).toBe(204)
    expect(await readStates(email.id, 'email')).toMatchObject([{ status: 'bounced', outcomeCode: '5.1.1' }])
  })

  it('are accepted with the former secret while it is replaced', async () => {
    const { id, key } = await createMessage('sms')
    expect(await post('sms', buildReport(key), { secret: formerSmsSecret })).toBe(204)
    expect(await readStates(id, 'sms')).toMatchObject([{ status: 'delivered' }])
    expect(await post('email', buildReport(key), { secret: formerSmsSecret })).toBe(401)
  })

  it('are rejected with a wrong signature, of another body or of the other kind', async () => {
    const { id, key } = await createMessage('sms')
    const report = buildReport(key, { state: 'bounced' })
    expect(await post('sms', report, { secret: emailSecret })).toBe(401)
    expect(await post('sms', report, { sent: JSON.stringify({ ...report, state: 'delivered' }) })).toBe(401)
    const unsigned = await server.app.inject({
      method: 'POST',
      url: 'https://loans.example/messages/reports/sms',
      payload: report,
    })
    expect(unsigned.statusCode).toBe(401)
    expect(await post('email', report)).toBe(404)
    expect(await readStates(id, 'sms')).toMatchObject([{ status: 'pending' }])
  })

  it('are rejected when they are repeated', async () => {
    const { id, key } = await createMessage('sms')
    const report = buildReport(key)
    expect(await post('sms', report)).toBe(204)
    expect(await post('sms', report)).toBe(409)
    server.passMs(1000)
    expect(await post('sms', { ...report, state: 'bounced' })).toBe(409)
    expect(await readStates(id, 'sms')).toMatchObject([{ status: 'delivered' }])
  })

  it.each([-301_000, 301_000])('are rejected with a timestamp %i ms from now', async (ms) => {
    const { key } = await createMessage('sms')
    const signedAt = new Date(server.now().getTime() + ms)
    expect(await post('sms', buildReport(key), { signedAt })).toBe(401)
    expect(await post('sms', buildReport(key), { signedAt: new Date(signedAt.getTime() - Math.sign(ms) * 2000) })).toBe(
      204,
    )
  })

  it('change nothing when they describe an earlier event than the recorded one', async () => {
    const { id, key } = await createMessage('sms')
    const earlier = new Date(server.now().getTime() - 60_000).toISOString()
    expect(await post('sms', buildReport(key, { state: 'bounced', code: 'absent' }))).toBe(204)
    expect(await post('sms', buildReport(key, { at: earlier }))).toBe(204)
    expect(await readStates(id, 'sms')).toMatchObject([{ status: 'bounced', outcomeCode: 'absent' }])
  })

  it('of the future count as of now, so that they hide no later one', async () => {
    const { id, key } = await createMessage('sms')
    expect(await post('sms', buildReport(key, { at: '2027-11-20T00:00:00Z' }))).toBe(204)
    server.passMs(1000)
    expect(await post('sms', buildReport(key, { state: 'bounced', at: server.now().toISOString() }))).toBe(204)
    expect(await readStates(id, 'sms')).toMatchObject([{ status: 'bounced' }])
  })

  it.each([
    ['no message', { message: 'x' }],
    ['an unknown state', { state: 'read' }],
    ['a code with an address', { code: '550 anna@example.com' }],
    ['a long id', { id: 'x'.repeat(101) }],
    ['no time', { at: 'today' }],
    ['a time with an offset that no clock reads', { at: '2026-11-20T10:00:00+01' }],
    ['a time that the database cannot store', { at: '0000-01-01T00:00:00Z' }],
    ['a time after the year 9999', { at: '9999-12-31T23:59:59-23:59' }],
  ])('are rejected with %s', async (_name, extra) => {
    const { key } = await createMessage('sms')
    expect(await post('sms', buildReport(key, extra))).toBe(400)
    expect(server.logged()).not.toContain('anna@')
  })

  it('about an unknown message get 404 and are not remembered', async () => {
    const before = await server.storage.database.select().from(receivedCalls)
    expect(await post('sms', buildReport(randomUUID()))).toBe(404)
    expect(await server.storage.database.select().from(receivedCalls)).toEqual(before)
  })

  it('are forgotten after a day, when their timestamp is too old to be accepted', async () => {
    const { key } = await createMessage('sms')
    await post('sms', buildReport(key))
    const count = (await server.storage.database.select().from(receivedCalls)).length
    await runRetentionJobs(server.storage.database, new Date(server.now().getTime() + 23 * hourMs), 30)
    expect(await server.storage.database.select().from(receivedCalls)).toHaveLength(count)
    const purged = await runRetentionJobs(server.storage.database, new Date(server.now().getTime() + 25 * hourMs), 30)
    expect(purged.receivedCalls).toBe(count)
  })
})

describe('without real gateways', () => {
  const server = createServerFixture(() => engines[0]?.open() ?? Promise.reject(new Error('no engine')))

  it('no report is received', async () => {
    for (const kind of ['sms', 'email']) {
      const response = await server.app.inject({ method: 'POST', url: `/messages/reports/${kind}`, payload: {} })
      expect(response.statusCode).toBe(404)
    }
  })
})
