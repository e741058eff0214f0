// Which calls are admitted at which expected wait for the database, and the reply to a rejected one, on both engines.
import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createLead, leadStatus, updateLead } from '@loan/domain/contract/lead'
import { problemSchema } from '@loan/domain/contract/problem'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QueueDelay } from '../database/workQueue.ts'
import { leads } from '../database/schema.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { getPort } from '../testing/listenOnFreePort.ts'
import { anna } from '../testing/personas.ts'
import { readMetric, scrapeMetrics } from '../testing/scrapeMetrics.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createDraft } from '../testing/leadRequests.ts'
import { isAdmitted } from './priorities.ts'

const idle: QueueDelay = { before: 0, expectedMs: 0, busyMs: 0 }

describe('isAdmitted', () => {
  it.each([
    ['without load', idle, { existing: true, created: true }],
    ['in a burst', { before: 100, expectedMs: 250, busyMs: 99 }, { existing: true, created: true }],
    ['in a large burst', { before: 100, expectedMs: 251, busyMs: 99 }, { existing: true, created: false }],
    ['in a burst above both limits', { before: 100, expectedMs: 751, busyMs: 99 }, { existing: false, created: false }],
    [
      'under lasting load at the limit of new leads',
      { before: 100, expectedMs: 50, busyMs: 100 },
      { existing: true, created: true },
    ],
    [
      'under lasting load above the limit of new leads',
      { before: 100, expectedMs: 51, busyMs: 100 },
      { existing: true, created: false },
    ],
    [
      'under lasting load above both limits',
      { before: 100, expectedMs: 151, busyMs: 100 },
      { existing: false, created: false },
    ],
    ['when few calls wait for long', { before: 15, expectedMs: 5000, busyMs: 5000 }, { existing: true, created: true }],
    ['when a short queue is full', { before: 1, expectedMs: Infinity, busyMs: 0 }, { existing: false, created: false }],
    ['when the queue is full', { before: 100, expectedMs: Infinity, busyMs: 0 }, { existing: false, created: false }],
  ])('decides for existing and for new leads %s: %j', (_load, delay, { existing, created }) => {
    expect(isAdmitted(delay, 'existing-lead', 50)).toBe(existing)
    expect(isAdmitted(delay, 'new-lead', 50)).toBe(created)
  })

  it('admits all that the queue takes when there is no target', () => {
    expect(isAdmitted({ before: 100, expectedMs: 100_000, busyMs: 100_000 }, 'new-lead', 0)).toBe(true)
    expect(isAdmitted({ before: 100, expectedMs: Infinity, busyMs: 0 }, 'existing-lead', 0)).toBe(false)
  })
})

describe.each(engines)('a server under load on $name', ({ open }) => {
  let delay = idle
  const server = createServerFixture(async () => ({ ...(await open()), readDelay: () => delay }), {
    DATABASE_TARGET_WAIT_MS: '50',
  })
  let draft: LeadHandle & { readonly revision: number }
  beforeAll(async () => {
    draft = await createDraft(server, anna)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  beforeEach(() => {
    delay = idle
  })

  const body = { product: anna.product.id, ...anna.answers }
  const countLeads = async () => (await server.storage.database.select({ id: leads.id }).from(leads)).length
  const create = () => server.call(createLead, { body })
  const readStatus = () => server.call(leadStatus, { params: { id: draft.id }, token: draft.token })

  it('rejects new leads first, and stores no data of them', async () => {
    delay = { before: 100, expectedMs: 100, busyMs: 1000 }
    const before = await countLeads()
    const rejected = await create()
    expect([rejected.status, rejected.problem?.type]).toEqual([503, 'urn:loan:problem:unavailable'])
    expect(await countLeads()).toBe(before)
    expect((await readStatus()).status).toBe(200)
    const saved = await server.call(updateLead, {
      body: { ...body, id: draft.id, revision: draft.revision },
      token: draft.token,
    })
    expect(saved.status).toBe(200)
    delay = { before: 100, expectedMs: 200, busyMs: 1000 }
    expect((await readStatus()).status).toBe(503)
  })

  it('serves what needs no database at any load', async () => {
    delay = { before: 100, expectedMs: Infinity, busyMs: 1000 }
    const urls = ['/healthz', '/readyz', '/api/policies?product=tukan-pl&locale=pl', '/metrics']
    const statuses = await Promise.all(urls.map(async (url) => (await server.app.inject(url)).statusCode))
    expect(statuses).toEqual([200, 200, 200, 200])
  })

  it('rejects with different retry times, and with the headers of every reply', async () => {
    const { headers } = await readStatus()
    // The page computes remaining times from `Date`. So it is the server's clock for its rows, not that of the process.
    expect(headers['date']).toBe(server.now().toUTCString())
    delay = { before: 100, expectedMs: Infinity, busyMs: 1000 }
    const rejected = [await create(), await create(), await create()]
    expect(new Set(rejected.map((reply) => reply.headers['retry-after']))).toEqual(new Set(['1', '2', '3']))
    for (const reply of rejected) {
      expect(reply.problem?.traceId).toBe(reply.headers['x-request-id'])
      expect(reply.headers['date']).toBe(server.now().toUTCString())
      const names = Object.keys(reply.headers).filter((name) => !['retry-after', 'connection'].includes(name))
      expect(names.toSorted()).toEqual(
        Object.keys(headers)
          .filter((name) => name !== 'connection')
          .toSorted(),
      )
    }
  })

  describe('over a connection', () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    afterAll(() => agent.destroy())
    const post = async (payload: string) => {
      const sent = request({
        agent,
        port: getPort(server.app.server),
        host: '127.0.0.1',
        method: 'POST',
        path: `/api${createLead.path}`,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
          'idempotency-key': randomUUID(),
        },
      })
      const reply = new Promise<IncomingMessage>((resolve, reject) => {
        sent.on('response', resolve)
        sent.on('error', reject)
      })
      sent.end(payload)
      const message = await reply
      const { statusCode, headers } = message
      // At its end a message no longer has a socket.
      const { localPort } = message.socket
      await text(message)
      return { statusCode, connection: headers.connection, localPort }
    }

    it('rejects a call without reading its body, and the connection serves the next one', async () => {
      const payload = JSON.stringify(body)
      const first = await post(payload)
      delay = { before: 100, expectedMs: Infinity, busyMs: 1000 }
      const rejected = await post(`{${' '.repeat(200_000)}`)
      delay = idle
      const next = await post(payload)
      expect([first, rejected, next].map(({ statusCode }) => statusCode)).toEqual([200, 503, 200])
      expect(rejected.connection).toBe('keep-alive')
      expect(new Set([first, rejected, next].map(({ localPort }) => localPort)).size).toBe(1)
    })
  })

  it('sends a problem document of the contract', async () => {
    delay = { before: 100, expectedMs: Infinity, busyMs: 1000 }
    const { text: content, headers } = await create()
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    const json: unknown = JSON.parse(content)
    expect(v.parse(problemSchema, json).status).toBe(503)
  })
})

describe.each(engines)('rejected calls on $name', ({ open }) => {
  const delay = { before: 100, expectedMs: Infinity, busyMs: 1000 }
  const server = createServerFixture(async () => ({ ...(await open()), readDelay: () => delay }))
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are counted by priority, and logged as one line a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const create = () => server.call(createLead, { body: { product: anna.product.id } })
    const readStatus = () => server.call(leadStatus, { params: { id: randomUUID() }, token: 'x' })
    for (const send of [create, create, readStatus]) expect((await send()).status).toBe(503)
    expect(server.logged()).toBe('')
    vi.advanceTimersByTime(1000)
    expect(server.logged()).toMatch(
      /^[^\n]*"newLeads":2,"existingLeads":1,"msg":"calls were rejected in overload"\}\n$/u,
    )
    const text = await scrapeMetrics(server)
    const read = (priority: string) => readMetric(text, 'loan_http_overload_rejections_total', { priority })
    expect([read('new-lead'), read('existing-lead')]).toEqual([2, 1])
  })
})
