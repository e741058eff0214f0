// While the queue of the database is full, a call that needs the database is rejected unread, on both engines.
import { randomUUID } from 'node:crypto'
import { createLead } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'

/** More transactions than any engine has connections. */
const openTransactions = 40

describe.each(engines)('a full queue on $name', ({ open }) => {
  const server = createServerFixture(() => open({ maxWaiting: 0, maxWaitMs: 5000 }))

  it('rejects a call before its body is read, and serves what needs no database', async () => {
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const transactions = Promise.allSettled(
      Array.from({ length: openTransactions }, () => server.storage.database.transaction(() => released)),
    )
    const post = () =>
      server.app.inject({
        method: 'POST',
        url: `/api${createLead.path}`,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        payload: '{',
      })
    const rejected = await post()
    const policies = await server.app.inject('/api/policies?product=tukan-pl&locale=pl')
    release()
    await transactions
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '1'])
    expect(policies.statusCode).toBe(200)
    // A slot becomes free in the next iteration of the event loop.
    await expect.poll(async () => (await post()).statusCode).toBe(400)
    const { status } = await server.call(createLead, { body: { product: 'tukan-pl' }, key: randomUUID() })
    expect(status).toBe(200)
  })
})
