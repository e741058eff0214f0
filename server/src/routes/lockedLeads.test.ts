// Calls about a lead whose row another transaction locks for longer than `lock_timeout`. Only on PostgreSQL, because
// PGlite runs one transaction at a time.
import { randomUUID } from 'node:crypto'
import { skipLender } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { lockLead } from '../leads/lead.ts'
import { createTwoLendersFixture } from '../testing/createTwoLendersFixture.ts'
import { engines } from '../testing/databases.ts'
import { prepareLead } from '../testing/leadActions.ts'
import { buildLenderBody, sendLenderEvent } from '../testing/lenderEvent.ts'
import { lenderSecrets } from '../testing/twoLenders.ts'
import { buildSignedHeaders } from '../lib/signedBody.ts'

describe.each(engines.filter(({ name }) => name === 'PostgreSQL'))('a locked lead on $name', ({ open }) => {
  const { server } = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 3600 })

  const withLockedLead = async <Result>(id: string, run: () => Promise<Result>): Promise<Result> => {
    let end = (): void => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    let reportLock = (): void => {}
    const locked = new Promise<void>((resolve) => {
      reportLock = resolve
    })
    const lock = server.storage.database.transaction(async (transaction) => {
      await lockLead(transaction, id)
      reportLock()
      await ended
    })
    await locked
    try {
      return await run()
    } finally {
      end()
      await lock
    }
  }

  it('lets a lender repeat its event, and a page its call with the same key', async () => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    const eventId = randomUUID()
    const payload = buildLenderBody(lead, { kind: 'withdraws' }, eventId)
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': eventId,
      ...buildSignedHeaders(lenderSecrets.LENDER_ONE, server.now(), payload),
    }
    // One after the other: a transaction has a time limit, and a call that waits for a connection gets 503 too.
    const event = await withLockedLead(lead.id, () =>
      server.app.inject({ method: 'POST', url: '/lenders/one/events', headers, payload }),
    )
    const skip = await withLockedLead(lead.id, () =>
      server.call(skipLender, { params: { id: lead.id }, body: {}, token: lead.token }),
    )
    expect([event.statusCode, event.headers['retry-after']]).toEqual([503, '1'])
    expect([skip.status, skip.problem?.type]).toEqual([409, 'urn:loan:problem:request-in-flight'])
    expect(await sendLenderEvent(server, lead, { kind: 'withdraws' }, { id: eventId })).toBe(204)
  })
})
