// The loop of the outbox while the database is down.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hourMs } from '@loan/domain/durations'
import { inTransaction } from '../database/inTransaction.ts'
import { outbox } from '../database/schema.ts'
import { DatabaseUnavailableError } from '../database/unavailable.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { openTestPglite } from '../testing/databases.ts'
import { createTestWorker } from '../testing/outboxWorker.ts'
import { anna } from '../testing/personas.ts'
import { createDraft } from '../testing/leadRequests.ts'
import { enqueueRequest } from './outboxRows.ts'
import { outboxLimits } from './sendRequest.ts'

describe('the outbox', () => {
  const server = createServerFixture(openTestPglite)

  it('logs the begin and the end of an outage of the database once each', async () => {
    const kind = 'test-outage'
    const { storage } = server.services
    let tries = 0
    const failing = {
      ...storage,
      get database() {
        tries += 1
        if (tries <= 3) throw new DatabaseUnavailableError('The database is unavailable')
        return storage.database
      },
    }
    const worker = createTestWorker({ services: { ...server.services, storage: failing }, now: server.now }, [
      { kind, send: () => Promise.resolve() },
    ])
    worker.start()
    const countLines = (text: string): number =>
      server
        .logged()
        .split('\n')
        .filter((line) => line.includes(text) && line.includes(kind)).length
    await expect
      .poll(
        () => {
          // The signal of a commit wakes the loop, which would wait for five seconds.
          storage.outboxSignal.emit('committed', kind)
          return countLines('the outbox has the database again')
        },
        { timeout: 5000, interval: 20 },
      )
      .toBe(1)
    await worker.stop()
    expect(tries).toBeGreaterThan(3)
    expect(countLines('the outbox waits for the database')).toBe(1)
  })

  it('records what was sent before an outage when it is over, so that it is not sent again', async () => {
    const kind = 'test-failover'
    const { storage } = server.services
    const { id: leadId } = await createDraft(server, anna)
    const createdAt = server.now()
    const expiresAt = new Date(createdAt.getTime() + hourMs)
    await inTransaction(storage, (transaction) =>
      enqueueRequest(transaction, server.services.secretKey, { leadId, kind, content: 'code', createdAt, expiresAt }),
    )
    let sent = 0
    let failuresLeft = 0
    const failing = {
      ...storage,
      get database() {
        if (failuresLeft > 0) {
          failuresLeft -= 1
          throw new DatabaseUnavailableError('The database is unavailable')
        }
        return storage.database
      },
    }
    const send = async () => {
      sent += 1
      failuresLeft = 2 * outboxLimits.recordAttempts
    }
    const worker = createTestWorker({ services: { ...server.services, storage: failing }, now: server.now }, [
      { kind, send },
    ])
    await worker.sendDue()
    server.passMs(outboxLimits.leaseMs)
    expect(await createTestWorker(server, [{ kind, send }]).sendDue()).toBe(0)
    expect(sent).toBe(1)
    const rows = await storage.database.select().from(outbox).where(eq(outbox.kind, kind))
    expect(rows).toMatchObject([{ status: 'sent', attempts: 1 }])
  })
})
