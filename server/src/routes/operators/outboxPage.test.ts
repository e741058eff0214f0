// The outbox page on both engines: depth, results, and the commands that send a request again or drop it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hourMs } from '@loan/domain/durations'
import { leads, outbox } from '../../database/schema.ts'
import { GatewayError } from '../../ports/gatewayError.ts'
import type { OutboxRequest } from '../../outbox/sendRequest.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { engines } from '../../testing/databases.ts'
import {
  operatorEnvironment,
  readActionRows,
  readHidden,
  readRow,
  signInOperator,
} from '../../testing/operatorCalls.ts'
import { createTestWorker } from '../../testing/outboxWorker.ts'
import { anna } from '../../testing/personas.ts'
import { createDraft } from '../../testing/leadRequests.ts'
import { enqueueRequest } from '../../outbox/outboxRows.ts'

type Row = typeof outbox.$inferInsert

describe.each(engines)('the outbox of operators on $name', ({ open }) => {
  const server = createServerFixture(open, operatorEnvironment)

  /** A separate kind, so that the requests of other tests do not count. */
  const addRow = async (columns: Partial<Row>) => {
    const { id: leadId } = await createDraft(server, anna)
    const kind = `kind-${randomUUID().slice(0, 8)}`
    await enqueueRequest(server.storage.database, server.services.secretKey, {
      leadId,
      kind,
      content: 'content',
      createdAt: server.now(),
      expiresAt: new Date(server.now().getTime() + hourMs),
    })
    const { database } = server.storage
    const [row] = await database
      .update(outbox)
      .set({ attempts: 12, ...columns })
      .where(eq(outbox.kind, kind))
      .returning()
    return { id: row?.id ?? 0, key: row?.key, kind, leadId }
  }
  const readRequest = async (id: number) =>
    (await server.storage.database.select().from(outbox).where(eq(outbox.id, id)))[0]
  const command = async (id: number, name: string) =>
    (await (await signInOperator(server)).post('/operators/outbox', { id: String(id), command: name })).statusCode

  it('shows the depth by kind, the results of a day, and undelivered requests with their codes', async () => {
    const waiting = await addRow({
      status: 'pending',
      attempts: 0,
      createdAt: new Date(server.now().getTime() - 120_000),
    })
    const failed = await addRow({ status: 'failed', outcomeCode: '550' })
    const bounced = await addRow({ status: 'bounced', outcomeCode: '5.1.1' })
    const old = await addRow({ status: 'sent', createdAt: new Date(server.now().getTime() - 25 * hourMs) })
    const { body } = await (await signInOperator(server)).get('/operators/outbox')
    expect(readRow(body, waiting.kind)).toEqual([waiting.kind, '1', '2 min', '2026-11-20 09:00:00', '–'])
    const recent = body.slice(body.indexOf('last 24 hours'))
    expect(readRow(recent, failed.kind)).toEqual([failed.kind, 'failed', '550', '1'])
    expect(readRow(recent, bounced.kind)).toEqual([bounced.kind, 'bounced', '5.1.1', '1'])
    expect(body).toContain(`/operators/leads/${bounced.leadId}`)
    expect(body).not.toContain(old.kind)
    const ids = new Set(readHidden(body, 'id'))
    expect([waiting, failed, bounced].map(({ id }) => ids.has(String(id)))).toEqual([false, true, false])
  })

  it('sends a failed request again, with the same key and at once', async () => {
    const { id, key, kind } = await addRow({ status: 'failed', outcomeCode: '451' })
    const received: OutboxRequest[] = []
    const worker = createTestWorker(server, [{ kind, send: async (request) => void received.push(request) }])
    await worker.sendDue()
    expect(received).toEqual([])
    let committed = ''
    server.storage.outboxSignal.once('committed', (each) => {
      committed = each
    })
    expect(await command(id, 'retry')).toBe(303)
    expect(committed).toBe(kind)
    await worker.sendDue()
    expect(received).toMatchObject([{ key, content: 'content' }])
    expect(await readRequest(id)).toMatchObject({ status: 'sent', attempts: 1 })
    expect((await readActionRows(server)).at(-1)).toMatchObject({
      kind: 'retry',
      requestId: id,
      result: 'done',
      operator: 'maria',
    })
  })

  it('resets the attempts of a request that failed again', async () => {
    const { id, kind } = await addRow({ status: 'failed' })
    await command(id, 'retry')
    const send = () => Promise.reject(new GatewayError('temporary', '451'))
    await createTestWorker(server, [{ kind, send }]).sendDue()
    expect(await readRequest(id)).toMatchObject({ status: 'pending', attempts: 1, outcomeCode: '451' })
  })

  it('drops a request, which then loses its content and is never sent', async () => {
    for (const columns of [{ status: 'failed' }, { status: 'pending', attempts: 0 }] as const) {
      const { id, kind } = await addRow(columns)
      expect(await command(id, 'drop')).toBe(303)
      expect(await readRequest(id)).toMatchObject({ status: 'dropped', sealed: null })
      const received: OutboxRequest[] = []
      await createTestWorker(server, [{ kind, send: async (request) => void received.push(request) }]).sendDue()
      expect(received).toEqual([])
      expect(await command(id, 'retry')).toBe(409)
    }
  })

  it('deletes a dropped request of an erased lead', async () => {
    const { id, leadId } = await addRow({ status: 'failed' })
    await server.storage.database.update(leads).set({ erasedAt: server.now() }).where(eq(leads.id, leadId))
    expect(await command(id, 'drop')).toBe(303)
    expect(await readRequest(id)).toBeUndefined()
  })

  it('reads the largest id of the table', async () => {
    const { id: former, kind } = await addRow({ status: 'failed' })
    const id = 2_147_483_647
    await server.storage.database.update(outbox).set({ id }).where(eq(outbox.id, former))
    expect(await command(id, 'drop')).toBe(303)
    expect(await readRequest(id)).toMatchObject({ kind, status: 'dropped' })
    expect(await command(id + 1, 'drop')).toBe(404)
    expect((await (await signInOperator(server)).get(`/operators/outbox?before=${id + 1}`)).statusCode).toBe(200)
  })

  it.each([
    ['retry', 'a bounced request', { status: 'bounced' }],
    ['retry', 'a sent request', { status: 'sent' }],
    ['retry', 'a request without its content', { status: 'failed', sealed: null }],
    ['retry', 'a request whose content has expired', { status: 'failed', expiresAt: new Date('2026-11-20T08:00:00Z') }],
    [
      'retry',
      'a request that a server sends now',
      { status: 'pending', claimedUntil: new Date('2026-11-20T10:00:00Z') },
    ],
    [
      'drop',
      'a request that a server sends now',
      { status: 'pending', claimedUntil: new Date('2026-11-20T10:00:00Z') },
    ],
    ['drop', 'a delivered request', { status: 'delivered' }],
  ] as const)('rejects to %s %s', async (name, _what, columns) => {
    const { id } = await addRow(columns)
    const before = await readRequest(id)
    expect(await command(id, name)).toBe(409)
    expect(await readRequest(id)).toEqual(before)
    expect((await readActionRows(server)).at(-1)).toMatchObject({ kind: name, requestId: id, result: 'rejected' })
  })

  it('rejects unknown requests and commands', async () => {
    const { id } = await addRow({ status: 'failed' })
    expect(await command(id, 'send')).toBe(404)
    expect(await command(999_999_999, 'retry')).toBe(404)
    expect((await readRequest(id))?.status).toBe('failed')
  })
})
