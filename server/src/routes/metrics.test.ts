// The metrics of a complete server: what a scrape shows after real calls, who may read them, and no personal data.
import { dayMs } from '@loan/domain/durations'
import { createLead } from '@loan/domain/contract/lead'
import { validateEmail } from '@loan/domain/contract/reference'
import { describe, expect, it } from 'vitest'
import { outbox } from '../database/schema.ts'
import { buildMessageHandlers } from '../messages/messageHandlers.ts'
import { GatewayError } from '../ports/gatewayError.ts'
import { answer } from '../testing/applicant.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines, openTestPglite } from '../testing/databases.ts'
import { createTestWorker } from '../testing/outboxWorker.ts'
import { anna, withTag } from '../testing/personas.ts'
import { readMetric, scrapeMetrics } from '../testing/scrapeMetrics.ts'
import { createTestServer } from '../testing/testServer.ts'
import { createDraft, requestStatus, submitApplication, waitForLenders } from '../testing/leadRequests.ts'

const listTexts = (value: unknown): readonly string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listTexts)
  return typeof value === 'string' && value.length > 5 ? [value] : []
}

const key = 'a-key-for-the-metrics'

describe.each(engines)('the metrics on $name', ({ open }) => {
  const server = createServerFixture(open)
  const rejecting = { send: () => Promise.reject(new GatewayError('permanent', '550')) }
  const unreachable = { send: () => Promise.reject(new GatewayError('unreachable', '503')) }

  it('count requests by route template and status', async () => {
    await server.call(validateEmail, { params: { email: 'canary@example.com' } })
    await server.app.inject('/api/lead/status/a-secret-id')
    await server.app.inject('/nothing?email=canary@example.com')
    const text = await scrapeMetrics(server)
    const count = (labels: Readonly<Record<string, string>>) => readMetric(text, 'loan_http_requests_total', labels)
    expect(count({ method: 'GET', route: '/api/email/validate/:email', status: '200' })).toBe(1)
    expect(count({ method: 'GET', route: '/api/lead/status/:id', status: '401' })).toBe(1)
    const duration = 'loan_http_request_duration_seconds'
    expect(readMetric(text, `${duration}_count`, { method: 'GET', route: '/api/email/validate/:email' })).toBe(1)
    expect(readMetric(text, `${duration}_bucket`, { route: '/api/email/validate/:email', le: '+Inf' })).toBe(1)
    expect(text).not.toMatch(/canary|a-secret-id|nothing\?/u)
    await server.app.inject({ method: 'PROPFIND', url: '/canary' })
    expect(
      readMetric(await scrapeMetrics(server), 'loan_http_requests_total', { method: 'other', route: '(none)' }),
    ).toBe(1)
  })

  it('show leads by state and the waiting messages, read at most every ten seconds', async () => {
    server.passMs(dayMs)
    const before = await scrapeMetrics(server)
    await createDraft(server, anna)
    const owned = await submitApplication(server, withTag(anna, 'verification'))
    await waitForLenders(server, owned)
    const readLeads = async (state: string) => readMetric(await scrapeMetrics(server), 'loan_leads', { state })
    server.passMs(10_000)
    const [drafts, verifying] = [await readLeads('NONE'), await readLeads('MOBILE_VERIFICATION')]
    expect([drafts, verifying]).toEqual([1, 1])
    expect(readMetric(before, 'loan_leads', { state: 'MOBILE_VERIFICATION' })).toBe(0)
    await createDraft(server, anna)
    server.passMs(9000)
    expect(await readLeads('NONE')).toBe(1)
    server.passMs(1000)
    expect(await readLeads('NONE')).toBe(2)
    server.passMs(60_000)
    const text = await scrapeMetrics(server)
    expect(readMetric(text, 'loan_outbox_pending', { kind: 'sms' })).toBeGreaterThan(0)
    expect(readMetric(text, 'loan_outbox_oldest_due_seconds', { kind: 'sms' })).toBeGreaterThanOrEqual(60)
    await createTestWorker(
      server,
      buildMessageHandlers({ sms: rejecting, email: rejecting }, server.services),
    ).sendDue()
    server.passMs(10_000)
    expect(readMetric(await scrapeMetrics(server), 'loan_outbox_pending', { kind: 'sms' })).toBe(0)
  })

  it('count the attempts of messages by channel and result, and show a pause', async () => {
    const read = async (name: string, labels: Readonly<Record<string, string>>) =>
      readMetric(await scrapeMetrics(server), name, labels) ?? 0
    const requestCodes = async (count: number) => {
      for (let done = 0; done < count; done += 1) {
        await waitForLenders(server, await submitApplication(server, withTag(anna, 'verification')))
      }
    }
    const attempts = 'loan_outbox_attempts_total'
    const failed = await read(attempts, { kind: 'sms', outcome: 'failed' })
    await requestCodes(1)
    await createTestWorker(
      server,
      buildMessageHandlers({ sms: rejecting, email: rejecting }, server.services),
    ).sendDue()
    expect(await read(attempts, { kind: 'sms', outcome: 'failed' })).toBe(failed + 1)
    await requestCodes(5)
    await createTestWorker(
      server,
      buildMessageHandlers({ sms: unreachable, email: rejecting }, server.services),
    ).sendDue()
    expect(await read(attempts, { kind: 'sms', outcome: 'repeated' })).toBe(5)
    expect(await read('loan_outbox_paused', { kind: 'sms' })).toBe(1)
    expect(await read('loan_outbox_attempt_duration_seconds_count', { kind: 'sms' })).toBeGreaterThanOrEqual(6)
    await server.storage.database.update(outbox).set({ status: 'dropped' })
  })

  it('count the answers of lenders with their times', async () => {
    const owned = await submitApplication(server, withTag(anna, 'second-lender'))
    await waitForLenders(server, owned)
    const text = await scrapeMetrics(server)
    expect(text).toMatch(/^loan_lender_answers_total\{lender="[^"]+",outcome="declined"\} [1-9]\d*$/mu)
    expect(text).toMatch(/^loan_lender_answers_total\{lender="[^"]+",outcome="agreed"\} [1-9]\d*$/mu)
    expect(text).toMatch(/^loan_lender_answer_duration_seconds_count\{lender="[^"]+"\} [1-9]\d*$/mu)
  })

  it('contain no answer, id or token of an applicant', async () => {
    const persona = withTag(anna, 'full')
    const owned = await submitApplication(server, persona)
    for (let steps = 0; steps < 6; steps += 1) {
      const status = await waitForLenders(server, owned)
      await answer(server, owned, status)
    }
    expect((await requestStatus(server, owned)).applicationResult).not.toBeNull()
    await createTestWorker(
      server,
      buildMessageHandlers({ sms: rejecting, email: rejecting }, server.services),
    ).sendDue()
    server.passMs(10_000)
    const text = await scrapeMetrics(server)
    const messages = await server.storage.database.select({ key: outbox.key }).from(outbox)
    const hidden = [
      owned.id,
      owned.token,
      ...listTexts(persona.answers),
      ...messages.map((message) => message.key ?? ''),
    ]
    expect(hidden.length).toBeGreaterThan(10)
    const labels = text.split('\n').filter((line) => line.includes('{'))
    expect(labels.length).toBeGreaterThan(50)
    for (const each of hidden) expect(labels.filter((line) => line.includes(each))).toEqual([])
    expect(labels.filter((line) => /@|\+?\d{9,}|[\da-f]{8}-[\da-f]{4}-/u.test(line.replace(/\S+$/u, '')))).toEqual([])
  })
})

describe('a scrape while the database is down', () => {
  it('still shows requests, and no counts of the database', async () => {
    const storage = await openTestPglite()
    const server = await createTestServer({
      ...storage,
      check: () => Promise.reject(new Error('down')),
    })
    await server.app.inject('/healthz')
    const text = await scrapeMetrics(server)
    expect(readMetric(text, 'loan_database_up', {})).toBe(0)
    expect(readMetric(text, 'loan_http_requests_total', { route: '/healthz', status: '200' })).toBe(1)
    expect(text).not.toMatch(/^loan_(?:leads|outbox_pending|outbox_oldest_due_seconds)\b/mu)
    await server.close()
  })

  it('ends within some seconds when the database does not answer', async () => {
    const storage = await openTestPglite()
    const server = await createTestServer({ ...storage, check: () => new Promise(() => {}) })
    const start = performance.now()
    expect(readMetric(await scrapeMetrics(server), 'loan_database_up', {})).toBe(0)
    expect(performance.now() - start).toBeLessThan(5000)
    await server.close()
  })
})

describe('access to the metrics', () => {
  const server = createServerFixture(openTestPglite)
  const publicServer = createServerFixture(openTestPglite, {
    PUBLIC_URL: 'https://loans.example',
    METRICS_KEY: key,
  })
  const read = async (from: typeof server, headers: Readonly<Record<string, string>>) => {
    const { statusCode, body } = await from.app.inject({ url: '/metrics', headers })
    expect(body.includes('loan_')).toBe(statusCode === 200)
    return statusCode
  }

  it('is open to programs on the machine of a local server, not through a proxy', async () => {
    expect(await read(server, {})).toBe(200)
    expect(await read(server, { 'x-forwarded-for': '192.0.2.1' })).toBe(404)
    expect(await read(server, { authorization: `Bearer ${key}`, 'x-forwarded-for': '192.0.2.1' })).toBe(404)
  })

  it('needs the key on a server with a public address', async () => {
    const host = 'loans.example'
    expect(await read(publicServer, { host, authorization: `Bearer ${key}` })).toBe(200)
    for (const authorization of ['', 'Bearer ', `Bearer ${key}x`, `Basic ${key}`, `Bearer ${key} x`]) {
      expect([authorization, await read(publicServer, { host, authorization })]).toEqual([authorization, 404])
    }
    expect(await read(publicServer, { host })).toBe(404)
    const { body } = await publicServer.app.inject({ url: '/metrics', headers: { host } })
    expect(body).toBe((await publicServer.app.inject({ url: '/nothing', headers: { host } })).body)
    expect(publicServer.logged()).not.toContain(key)
  })

  it('belongs to one server: another one in the process has its own counts', async () => {
    await server.call(createLead, { body: { product: anna.product.id, ...anna.answers } })
    const headers = { host: 'loans.example', authorization: `Bearer ${key}` }
    const { body } = await publicServer.app.inject({ url: '/metrics', headers })
    expect(body).not.toContain('route="/api/v3/lead"')
    expect(await scrapeMetrics(server)).toContain('route="/api/v3/lead"')
  })
})
