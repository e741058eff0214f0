// Stored rows under rotations of the server's secret, on both engines: what is rewritten, what is readable after the
// former secret was removed, and when it can be removed.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dayMs } from '@loan/domain/durations'
import { buildKeyId, type SecretKey } from '../config/secretKey.ts'
import { outbox, secretKeys } from '../database/schema.ts'
import { inTransaction } from '../database/inTransaction.ts'
import { isUnsubscribed, undoUnsubscribe, unsubscribe } from '../messages/unsubscribed.ts'
import { enqueueRequest, decryptContent } from '../outbox/outboxRows.ts'
import { engines } from '../testing/databases.ts'
import { createTestWorker } from '../testing/outboxWorker.ts'
import { anna } from '../testing/personas.ts'
import { createRotationFixture, first, second, third } from '../testing/rotationFixture.ts'
import type { TestServer } from '../testing/testServer.ts'
import { createDraft } from '../testing/leadRequests.ts'
import { formatRotation } from './formatRotation.ts'
import { listFormerSecrets } from './formerSecrets.ts'
import { recordCurrentSecret, rotateSecretKey } from './rotateSecretKey.ts'

describe.each(engines)('rows under a rotation on $name', ({ open }) => {
  const { storage, start } = createRotationFixture(open)
  const rotate = ({ services, now }: TestServer) => rotateSecretKey(storage().database, services.secretKey, now())
  const listContents = async (secretKey: SecretKey) =>
    (await storage().database.select().from(outbox)).map((row) => decryptContent(secretKey, row))

  it('finds unsubscribed addresses after two rotations and without either former secret', async () => {
    const { database } = storage()
    const key = (current: string, ...others: string[]): SecretKey => ({ current, others })
    const isAddressUnsubscribed = (secretKey: SecretKey, email: string) =>
      isUnsubscribed(database, { secretKey, email })
    const now = new Date()
    await unsubscribe(database, { secretKey: key(first), email: 'anna@example.com' }, now)
    await unsubscribe(database, { secretKey: key(second, first), email: 'maria@example.com' }, now)
    expect(await isAddressUnsubscribed(key(second, first), 'ANNA@example.com')).toBe(true)
    await rotateSecretKey(database, key(second, first), now)
    expect(await isAddressUnsubscribed(key(second), 'anna@example.com')).toBe(true)
    await rotateSecretKey(database, key(third, second), now)
    for (const email of ['anna@example.com', 'maria@example.com'])
      expect(await isAddressUnsubscribed(key(third), email)).toBe(true)
    expect(await isAddressUnsubscribed(key(third), 'piotr@example.com')).toBe(false)
    await undoUnsubscribe(database, { secretKey: key(third), email: 'anna@example.com' })
    expect(await isAddressUnsubscribed(key(third), 'anna@example.com')).toBe(false)
    // Neither secret is in the database.
    const stored = JSON.stringify(await database.select().from(secretKeys))
    for (const secret of [first, second, third]) expect(stored).not.toContain(secret)
  })

  it('reports address keys that it cannot read, because a rotation was left out', async () => {
    const { database } = storage()
    const now = new Date()
    await rotateSecretKey(database, { current: second, others: [first] }, now)
    const rotation = await rotateSecretKey(database, { current: third, others: ['4'.repeat(40)] }, now)
    expect(rotation.addressKeys).toEqual({ changed: 1, unreadable: 1 })
  })

  it('rewrites the outbox while servers write to it with either secret, and leaves it readable', async () => {
    const [before, during, after] = [await start(first, second), await start(second, first), await start(second)]
    const { id: leadId } = await createDraft(before, anna)
    let written = 0
    const enqueue = (transaction: Parameters<typeof enqueueRequest>[0], server: TestServer) => {
      written += 1
      const [createdAt, expiresAt] = [server.now(), new Date(server.now().getTime() + dayMs)]
      const content = `content ${written}`
      return enqueueRequest(transaction, server.services.secretKey, {
        leadId,
        kind: 'test',
        content,
        createdAt,
        expiresAt,
      })
    }
    const write = (server: TestServer) => inTransaction(storage(), (transaction) => enqueue(transaction, server))
    await inTransaction(storage(), async (transaction) => {
      for (let count = 0; count < 250; count += 1) await enqueue(transaction, before)
    })
    const writing = Array.from({ length: 60 }, (_, count) => write(count % 2 === 0 ? before : during))
    const results = await Promise.all([rotate(during), rotate(during), ...writing])
    expect(results[0].outbox.unreadable).toBe(0)
    expect(new Set(await listContents(during.services.secretKey)).size).toBe(310)
    await rotate(during)
    expect(new Set(await listContents(after.services.secretKey)).size).toBe(310)
    expect((await rotate(during)).outbox).toEqual({ changed: 0, unreadable: 0 })
    const sent: string[] = []
    const worker = createTestWorker(after, [{ kind: 'test', send: async ({ content }) => void sent.push(content) }])
    await worker.sendDue()
    expect(sent).toHaveLength(310)
  })

  it('is continued after an interruption, and everything is readable in between', async () => {
    const [before, during, after] = [await start(first), await start(second, first), await start(second)]
    const { id: leadId } = await createDraft(before, anna)
    const [createdAt, expiresAt] = [before.now(), new Date(before.now().getTime() + dayMs)]
    const contents = Array.from({ length: 120 }, (_none, index) => `content ${index}`)
    await inTransaction(storage(), async (transaction) => {
      for (const content of contents)
        await enqueueRequest(transaction, before.services.secretKey, {
          leadId,
          kind: 'test',
          content,
          createdAt,
          expiresAt,
        })
    })
    const { database } = storage()
    let updates = 0
    const interrupted = new Proxy(database, {
      get: (target, name, receiver) => {
        if (name === 'update' && (updates += 1) > 110) throw new Error('The program was ended')
        const own: unknown = Reflect.get(target, name, receiver)
        return own
      },
    })
    await expect(rotateSecretKey(interrupted, during.services.secretKey, during.now())).rejects.toThrow('ended')
    const isRead = (content: string | null) => content !== null
    expect((await listContents(after.services.secretKey)).filter(isRead)).toHaveLength(110)
    expect((await listContents(during.services.secretKey)).filter(isRead).toSorted()).toEqual(contents.toSorted())
    expect((await rotate(during)).outbox).toEqual({ changed: 10, unreadable: 0 })
    expect((await listContents(after.services.secretKey)).filter(isRead).toSorted()).toEqual(contents.toSorted())
  })

  it('does not lose a request that a server without its secret claims', async () => {
    const [before, stranger] = [await start(first), await start(second)]
    const { id: leadId } = await createDraft(before, anna)
    const [createdAt, expiresAt] = [before.now(), new Date(before.now().getTime() + dayMs)]
    await inTransaction(storage(), (transaction) =>
      enqueueRequest(transaction, before.services.secretKey, {
        leadId,
        kind: 'test',
        content: 'x',
        createdAt,
        expiresAt,
      }),
    )
    const sent: string[] = []
    const handler = { kind: 'test', send: async ({ content }: { readonly content: string }) => void sent.push(content) }
    await createTestWorker(stranger, [handler]).sendDue()
    const rows = await storage().database.select().from(outbox).where(eq(outbox.kind, 'test'))
    expect(rows).toMatchObject([{ status: 'pending', outcomeCode: 'undecryptable' }])
    before.passMs(60_000)
    await createTestWorker(before, [handler]).sendDue()
    expect(sent).toEqual(['x'])
  })

  it('says from when a former secret can be removed', async () => {
    const before = await start(first)
    const usedAt = before.now()
    await recordCurrentSecret(storage().database, before.services.secretKey, usedAt)
    const during = await start(second, first)
    const list = () => listFormerSecrets(storage().database, during.services.secretKey)
    during.passMs(dayMs)
    await recordCurrentSecret(storage().database, during.services.secretKey, during.now())
    const rotation = await rotate(during)
    const removableAt = new Date(usedAt.getTime() + 31 * dayMs)
    expect(await list()).toEqual([{ id: buildKeyId(first), usedAt, removableAt }])
    // A server that still uses the former secret extends the time.
    await recordCurrentSecret(storage().database, before.services.secretKey, during.now())
    const former = await list()
    expect(former).toMatchObject([{ usedAt: during.now() }])
    const format = (now: Date) => formatRotation({ currentId: buildKeyId(second), rotation, former, now })
    expect(format(during.now())).toContain(`keep it in READ_SECRET_KEYS until ${former[0]?.removableAt.toISOString()}`)
    expect(format(former[0]?.removableAt ?? usedAt)).toMatch(/: can be removed from READ_SECRET_KEYS$/u)
    expect(format(usedAt)).not.toMatch(/1{40}|2{40}/u)
  })

  it('keeps a former secret of which it has no record as long as one that was used now', async () => {
    const during = await start(second, first)
    await rotate(during)
    expect(await listFormerSecrets(storage().database, during.services.secretKey)).toMatchObject([
      { usedAt: during.now() },
    ])
  })
})
