// Several workers on one database, and a worker that ends between sending and recording.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hourMs } from '@loan/domain/durations'
import { inTransaction } from '../database/inTransaction.ts'
import { outbox } from '../database/schema.ts'
import { GatewayError } from '../ports/gatewayError.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { createTestWorker } from '../testing/outboxWorker.ts'
import { anna } from '../testing/personas.ts'
import { createDraft } from '../testing/leadRequests.ts'
import { claimRequests } from './claims.ts'
import { ObsoleteRequestError } from './obsoleteRequestError.ts'
import { enqueueRequest } from './outboxRows.ts'
import { type OutboxHandler, outboxLimits } from './sendRequest.ts'

describe.each(engines)('workers of the outbox on $name', ({ open }) => {
  const server = createServerFixture(open)

  const addMany = async (kind: string, count: number): Promise<void> => {
    const { id: leadId } = await createDraft(server, anna)
    const createdAt = server.now()
    const expiresAt = new Date(createdAt.getTime() + hourMs)
    await inTransaction(server.storage, async (transaction) => {
      for (let index = 0; index < count; index += 1) {
        await enqueueRequest(transaction, server.services.secretKey, {
          leadId,
          kind,
          content: String(index),
          createdAt,
          expiresAt,
        })
      }
    })
  }
  const readRows = (kind: string) => server.storage.database.select().from(outbox).where(eq(outbox.kind, kind))

  it('send each row once, also when they run at the same time', async () => {
    const kind = `test-${randomUUID()}`
    const sent: string[] = []
    const send: OutboxHandler['send'] = async ({ content }) => {
      sent.push(content)
      await pause(2)
    }
    await addMany(kind, 100)
    const workers = Array.from({ length: 3 }, () => createTestWorker(server, [{ kind, send }]))
    const attempts = await Promise.all(workers.map((worker) => worker.sendDue()))
    expect(sent.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 100 }, (_none, index) => String(index)),
    )
    expect(attempts.filter((count) => count > 0).length).toBeGreaterThan(1)
  })

  it('claim no row that an open transaction has claimed', async () => {
    const kind = `test-${randomUUID()}`
    await addMany(kind, 10)
    const { database } = server.storage
    const options = { kind, now: server.now(), leaseMs: outboxLimits.leaseMs, limit: 5 }
    const { first, second } = await database.transaction(async (transaction) => {
      const open = await claimRequests(transaction, options)
      const concurrent = claimRequests(database, options)
      await pause(200)
      return { first: open, second: concurrent }
    })
    const ids = [...first.claimed, ...(await second).claimed].map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([10, 10])
  })

  it('send a row again with the same key after a worker ended before it recorded the result', async () => {
    const kind = `test-${randomUUID()}`
    const keys: string[] = []
    await addMany(kind, 1)
    const ended = createTestWorker(server, [
      {
        kind,
        send: ({ key }) => {
          keys.push(key)
          return new Promise(() => {})
        },
      },
    ])
    const abandoned = ended.sendDue()
    await expect.poll(() => keys.length, { interval: 10 }).toBe(1)

    const next = createTestWorker(server, [{ kind, send: async ({ key }) => void keys.push(key) }])
    server.passMs(outboxLimits.leaseMs - 1)
    expect(await next.sendDue()).toBe(0)
    server.passMs(1)
    expect(await next.sendDue()).toBe(1)
    expect(keys).toEqual([keys[0], keys[0]])
    expect(await readRows(kind)).toMatchObject([{ status: 'sent', attempts: 2 }])
    // Other test files of the process follow, in which this worker must not run any more.
    await ended.stop()
    await abandoned
    expect(await readRows(kind)).toMatchObject([{ status: 'sent', attempts: 2 }])
  })

  it('do not record a result after their lease, when another worker has tried the row', async () => {
    const kind = `test-${randomUUID()}`
    await addMany(kind, 1)
    let finish = (): void => {}
    const slow = createTestWorker(server, [
      {
        kind,
        send: () =>
          new Promise((_resolve, reject) => {
            finish = () => reject(new GatewayError('permanent', '550'))
          }),
      },
    ])
    const late = slow.sendDue()
    await expect.poll(async () => (await readRows(kind))[0]?.attempts, { interval: 10 }).toBe(1)
    server.passMs(outboxLimits.leaseMs)
    const reject = () => Promise.reject(new GatewayError('temporary', '450'))
    await createTestWorker(server, [{ kind, send: reject }]).sendDue()
    finish()
    await late
    expect(await readRows(kind)).toMatchObject([{ status: 'pending', attempts: 2, outcomeCode: '450' }])
  })

  it('pause after failures of the destination in a row, then test it with one request', async () => {
    const kind = `test-${randomUUID()}`
    let sent = 0
    let isUp = false
    const send = async (): Promise<void> => {
      sent += 1
      if (!isUp) throw new GatewayError('unreachable', 'ECONNREFUSED')
    }
    await addMany(kind, 30)
    const worker = createTestWorker(server, [{ kind, send }])
    await worker.sendDue()
    expect(sent).toBe(outboxLimits.batch)
    server.passMs(29_999)
    expect(await worker.sendDue()).toBe(0)
    server.passMs(1)
    expect(await worker.sendDue()).toBe(1)
    expect(server.logged().match(/a pause begins/gu)).toHaveLength(1)
    isUp = true
    server.passMs(30_000)
    expect(await worker.sendDue()).toBe(30)
    expect((await readRows(kind)).map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 'sent'))
  })

  it('drop obsolete requests, which count neither as failures nor as successes of the destination', async () => {
    const kind = `test-${randomUUID()}`
    await addMany(kind, 10)
    // The destination is called, and does not serve, for every second request.
    const send: OutboxHandler['send'] = async ({ content }) => {
      if (Number(content) % 2 === 1) throw new ObsoleteRequestError('not-wanted')
      throw new GatewayError('unreachable', 'ECONNREFUSED')
    }
    const worker = createTestWorker(server, [{ kind, send }])
    expect(await worker.sendDue()).toBe(10)
    const rows = (await readRows(kind)).filter(({ status }) => status === 'dropped')
    expect(rows.map(({ outcomeCode, sealed }) => [outcomeCode, sealed])).toEqual(
      Array.from({ length: 5 }, () => ['not-wanted', null]),
    )
    expect(server.services.metrics.readPaused().get(kind)).toBe(true)
    const { text } = await server.services.metrics.format()
    expect(text).toContain(`loan_outbox_attempts_total{kind="${kind}",outcome="dropped"} 5`)
    expect(text).toContain(`loan_outbox_attempts_total{kind="${kind}",outcome="failed"} 0`)
    expect(text).toContain(`loan_outbox_attempt_duration_seconds_count{kind="${kind}"} 5`)
  })

  it('send further requests while one is in progress', async () => {
    const kind = `test-${randomUUID()}`
    const sent: string[] = []
    let end = (): void => {}
    const slow = new Promise<void>((resolve) => {
      end = resolve
    })
    const send: OutboxHandler['send'] = async ({ content }) => {
      if (content === '0' && !sent.includes('1')) await slow
      sent.push(content)
    }
    const worker = createTestWorker(server, [{ kind, send }])
    worker.start()
    // Each commit wakes the worker.
    await addMany(kind, 3)
    await expect.poll(() => sent.length, { timeout: 4000 }).toBe(2)
    await addMany(kind, 12)
    await expect.poll(() => sent.length, { timeout: 4000 }).toBe(14)
    end()
    await worker.stop()
    expect(sent).toHaveLength(15)
  })

  it('end requests in progress when they stop, and another worker sends them', async () => {
    const kind = `test-${randomUUID()}`
    await addMany(kind, 1)
    const aborted: boolean[] = []
    const worker = createTestWorker(server, [
      {
        kind,
        send: (_request, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              aborted.push(true)
              reject(new GatewayError('unreachable', 'timeout'))
            })
          }),
      },
    ])
    worker.start()
    await expect.poll(async () => (await readRows(kind))[0]?.attempts, { interval: 10 }).toBe(1)
    await worker.stop()
    expect(aborted).toEqual([true])
    expect(await readRows(kind)).toMatchObject([{ status: 'pending', claimedUntil: null, outcomeCode: 'stopped' }])
    server.passMs(60_000)
    expect(await createTestWorker(server, [{ kind, send: () => Promise.resolve() }]).sendDue()).toBe(1)
  })
})
