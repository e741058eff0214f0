// The log of a complete server contains request data and no personal data.
import { spawnSync } from 'node:child_process'
import { createLead } from '@loan/domain/contract/lead'
import { validateEmail } from '@loan/domain/contract/reference'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import type { Storage } from '../database/storage.ts'
import { anna, withTag } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { createTestServer } from '../testing/testServer.ts'
import { readLastMessage, readLinkSecret, waitForLenders, submitApplication } from '../testing/leadRequests.ts'

const listTexts = (value: unknown): readonly string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listTexts)
  return typeof value === 'string' && value.length > 5 ? [value] : []
}

const logLine = v.strictObject({
  level: v.string(),
  time: v.pipe(v.string(), v.isoTimestamp()),
  traceId: v.string(),
  w3cTraceId: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/u)),
  method: v.string(),
  route: v.string(),
  status: v.number(),
  ms: v.number(),
  msg: v.string(),
})

const canaryKey = '5a3c6b0e-91b7-4f0a-8d5e-2f6a1c9be377'

it('the log is complete when the process ends after an error', () => {
  const script = `
    const { createLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)})
    const log = createLog('info')
    for (let line = 1; line <= 500; line += 1) log.info('line')
    log.fault({ traceId: 'none', kinds: ['TypeError'], codes: [], at: [] })
    process.exit(1)`
  const command = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  const lines = stdout.trim().split('\n')
  expect([status, lines.length]).toEqual([1, 501])
  expect(lines.at(-1)).toContain('TypeError')
})

describe('the log', () => {
  const server = createServerFixture(openTestPglite)

  it('has one line per request with exactly these fields', async () => {
    await server.call(validateEmail, { params: { email: 'canary@example.com' } })
    const line = server.logged().trim().split('\n').at(-1) ?? ''
    const { traceId, w3cTraceId, time, ms, ...fields } = v.parse(logLine, JSON.parse(line))
    expect(traceId).toMatch(/^[0-9a-f-]{36}$/u)
    expect(w3cTraceId).not.toBe('0'.repeat(32))
    expect(Date.parse(time)).toBeGreaterThan(0)
    expect(ms).toBeGreaterThanOrEqual(0)
    expect(fields).toEqual({
      level: 'info',
      method: 'GET',
      route: '/api/email/validate/:email',
      status: 200,
      msg: 'request',
    })
  })

  it('contains no personal data after successful and failed requests', async () => {
    const persona = withTag(anna, 'verification')
    const owned = await submitApplication(server, persona)
    await waitForLenders(server, owned)
    const secrets = [
      owned.token,
      readLinkSecret(await readLastMessage(server, 'email', owned.id)),
      await readLastMessage(server, 'sms', owned.id),
    ]
    await server.call(createLead, { body: { product: 'tukan-pl', personalDetails: { firstName: 'Canary<Kowalska>' } } })
    await server.app.inject({ method: 'POST', url: '/api/v3/lead?email=canary@example.com', payload: '{"Canary":' })
    await server.app.inject({ url: '/canary@example.com/Kowalska', headers: { referer: 'https://canary.example' } })
    // The message of a database error contains the parameters of the statement.
    const broken = await createTestServer(breakWrites(server.storage))
    const failed = await broken.app.inject({
      method: 'POST',
      url: '/api/v3/lead',
      headers: { 'idempotency-key': canaryKey },
      payload: { product: 'tukan-pl', ...persona.answers },
    })
    expect(failed.statusCode).toBe(500)
    expect(broken.logged()).toContain('"kinds"')
    const log = server.logged() + broken.logged()
    const { personalDetails, contactDetails, employer, sessionId } = persona.answers
    const canaries = [
      ...listTexts([personalDetails, contactDetails, employer, sessionId]),
      ...secrets,
      'canary',
      'Canary',
      'Kowalska',
      owned.id,
      canaryKey,
    ]
    expect(canaries.length).toBeGreaterThan(15)
    for (const canary of canaries) expect(log).not.toContain(canary)
  })
})

const failWrite = (): never => {
  throw new Error('insert failed; params: Kowalska, canary@example.com')
}

const breakWrites = (storage: Storage): Storage => ({
  ...storage,
  withConnection: async () => failWrite(),
  database: new Proxy(storage.database, {
    get: (target, property) => {
      if (property === 'transaction') failWrite()
      const value: unknown = Reflect.get(target, property)
      return value
    },
  }),
})
