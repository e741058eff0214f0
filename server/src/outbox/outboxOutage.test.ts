// The loop of the outbox while the database is down.
import { describe, expect, it } from 'vitest'
import { DatabaseUnavailableError } from '../database/unavailable.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { openTestPglite } from '../testing/databases.ts'
import { createTestWorker } from '../testing/outboxWorker.ts'

describe('the outbox', () => {
  const server = createServerFixture(openTestPglite)

  it('notes an outage of the database once, and its end', async () => {
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
})
