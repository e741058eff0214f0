// The outbox on both engines: what is sent, when a failed request is repeated, and how several workers share the rows.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { minuteMs } from '@loan/domain/durations'
import { inTransaction } from '../database/inTransaction.ts'
import { outbox } from '../database/schema.ts'
import { GatewayError } from '../ports/gatewayError.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { createTestWorker } from '../testing/outboxWorker.ts'
import { anna } from '../testing/personas.ts'
import { createDraft } from '../testing/leadRequests.ts'
import { enqueueRequest, type NewRequest } from './outboxRows.ts'
import { type OutboxHandler, outboxLimits } from './sendRequest.ts'

const minutes = (count: number): number => count * minuteMs

describe.each(engines)('the outbox on $name', ({ open }) => {
  const server = createServerFixture(open)

  /** Each test has its own kind, so that it reads no rows of other tests. */
  const createKind = (send: OutboxHandler['send'] = () => Promise.resolve()) => {
    const kind = `test-${randomUUID()}`
    const sent: string[] = []
    const handler: OutboxHandler = {
      kind,
      send: async (request, signal) => {
        sent.push(`${request.key} ${request.content}`)
        await send(request, signal)
      },
    }
    return { kind, sent, handler, createWorker: () => createTestWorker(server, [handler]) }
  }

  const add = async (kind: string, extra: Partial<NewRequest> = {}): Promise<void> => {
    const { id: leadId } = await createDraft(server, anna)
    const createdAt = server.now()
    const request = {
      leadId,
      kind,
      content: 'hello',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + minutes(60)),
    }
    await inTransaction(server.storage, (transaction) =>
      enqueueRequest(transaction, server.services.secretKey, { ...request, ...extra }),
    )
  }

  const readRows = (kind: string) =>
    server.storage.database
      .select()
      .from(outbox)
      .where(sql`${outbox.kind} = ${kind}`)
      .orderBy(outbox.id)

  const failWith = (...errors: readonly Error[]): OutboxHandler['send'] => {
    const left = [...errors]
    return async () => {
      const error = left.shift()
      if (error !== undefined) throw error
    }
  }

  it('sends a request once, with its content and key', async () => {
    const { kind, sent, createWorker } = createKind()
    const key = randomUUID()
    await add(kind, { key, content: 'content' })
    await add(kind, { key, content: 'the same key again' })
    expect(await createWorker().sendDue()).toBe(1)
    expect(await createWorker().sendDue()).toBe(0)
    expect(sent).toEqual([`${key} content`])
    expect(await readRows(kind)).toMatchObject([
      { status: 'sent', attempts: 1, claimedUntil: null, sentAt: server.now() },
    ])
  })

  it('sends no request of a transaction that is rolled back or still open', async () => {
    const { kind, sent, createWorker } = createKind()
    const worker = createWorker()
    worker.start()
    const { id: leadId } = await createDraft(server, anna)
    const failing = inTransaction(server.storage, async (transaction) => {
      const createdAt = server.now()
      await enqueueRequest(transaction, server.services.secretKey, {
        leadId,
        kind,
        content: 'never',
        createdAt,
        expiresAt: new Date(createdAt.getTime() + minutes(60)),
      })
      server.storage.outboxSignal.emit('committed', kind)
      await pause(100)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await worker.stop()
    expect([sent, await readRows(kind), await createWorker().sendDue()]).toEqual([[], [], 0])
  })

  it('sends a row of this server as soon as it is committed', async () => {
    const { kind, sent, createWorker } = createKind()
    const worker = createWorker()
    worker.start()
    await add(kind)
    await expect.poll(() => sent.length, { timeout: 2000, interval: 20 }).toBe(1)
    await worker.stop()
    await add(kind)
    expect(sent).toHaveLength(1)
  })

  it('repeats a failed request with the same key, after a wait that doubles', async () => {
    const failures = [new GatewayError('temporary', '450'), new GatewayError('unreachable', 'ECONNREFUSED')]
    const { kind, sent, createWorker } = createKind(failWith(...failures))
    await add(kind)
    const worker = createWorker()
    expect(await worker.sendDue()).toBe(1)
    expect(await readRows(kind)).toMatchObject([{ status: 'pending', attempts: 1, outcomeCode: '450' }])
    server.passMs(4999)
    expect(await worker.sendDue()).toBe(0)
    server.passMs(1)
    expect(await worker.sendDue()).toBe(1)
    server.passMs(9999)
    expect(await worker.sendDue()).toBe(0)
    server.passMs(1)
    expect(await worker.sendDue()).toBe(1)
    expect(await readRows(kind)).toMatchObject([{ status: 'sent', attempts: 3, outcomeCode: null }])
    expect([sent.length, new Set(sent).size]).toEqual([3, 1])
  })

  it('waits as long as the outside system requires', async () => {
    const { kind, createWorker } = createKind(failWith(new GatewayError('temporary', '429', 20_000)))
    await add(kind)
    const worker = createWorker()
    await worker.sendDue()
    server.passMs(19_999)
    expect(await worker.sendDue()).toBe(0)
    server.passMs(1)
    expect(await worker.sendDue()).toBe(1)
  })

  it('does not repeat a rejected request, and logs its kind and code only', async () => {
    const { kind, createWorker } = createKind(failWith(new GatewayError('permanent', '550')))
    await add(kind, { content: 'anna@example.com 123456' })
    const worker = createWorker()
    await worker.sendDue()
    server.passMs(minutes(30))
    expect(await worker.sendDue()).toBe(0)
    expect(await readRows(kind)).toMatchObject([{ status: 'failed', attempts: 1, outcomeCode: '550' }])
    expect(server.logged()).toContain(`"kind":"${kind}","request":`)
    expect(server.logged()).not.toMatch(/anna@|123456/u)
  })

  it('gives up after the maximum number of attempts', async () => {
    const { kind, sent, createWorker } = createKind(() => Promise.reject(new GatewayError('temporary', '451')))
    await add(kind, { expiresAt: new Date(server.now().getTime() + minutes(100_000)) })
    const worker = createWorker()
    for (let tries = 0; tries < outboxLimits.maxAttempts + 3; tries += 1) {
      await worker.sendDue()
      server.passMs(minutes(15))
    }
    expect(sent).toHaveLength(outboxLimits.maxAttempts)
    expect(await readRows(kind)).toMatchObject([{ status: 'failed', outcomeCode: '451' }])
  })

  it('repeats a request until it expires where its kind wants that', async () => {
    const { handler, kind, sent } = createKind(() => Promise.reject(new GatewayError('unreachable', '503')))
    await add(kind, { expiresAt: new Date(server.now().getTime() + minutes(24 * 60)) })
    const worker = createTestWorker(server, [{ ...handler, repeatsUntilExpiry: true }])
    for (let quarters = 0; quarters < 4 * 24; quarters += 1) {
      await worker.sendDue()
      server.passMs(minutes(15))
    }
    expect(sent.length).toBeGreaterThan(outboxLimits.maxAttempts)
    expect(await readRows(kind)).toMatchObject([{ status: 'pending', outcomeCode: '503' }])
    await worker.sendDue()
    expect(await readRows(kind)).toMatchObject([{ status: 'dropped' }])
  })

  it('drops a request whose content has expired or was cleared', async () => {
    const { kind, sent, createWorker } = createKind()
    await add(kind, { expiresAt: server.now() })
    await add(kind)
    await server.storage.database.execute(sql`update outbox set sealed = null where channel = ${kind}`)
    expect(await createWorker().sendDue()).toBe(0)
    expect(sent).toEqual([])
    expect(await readRows(kind)).toMatchObject([{ status: 'dropped' }, { status: 'dropped' }])
  })

  it('sends a row that the previous release wrote while both run', async () => {
    const { kind, createWorker, sent } = createKind()
    await add(kind)
    await server.storage.database.execute(sql`insert into outbox (lead_id, channel, sealed, created_at, expires_at)
      select lead_id, channel, sealed, created_at, expires_at from outbox where channel = ${kind}`)
    server.passMs(Date.now() + 60_000 - server.now().getTime())
    await server.storage.database.execute(
      sql`update outbox set expires_at = now() + interval '1 day' where channel = ${kind}`,
    )
    await createWorker().sendDue()
    expect([sent.length, new Set(sent).size]).toEqual([2, 2])
  })
})
