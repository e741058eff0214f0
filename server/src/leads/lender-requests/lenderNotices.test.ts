// The notice that a lead has left a lender, on both engines: after what another server is sending to the lender, and
// only to a lender that was sent something.
import { eraseLead, skipLender } from '@loan/domain/contract/lead'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox } from '../../database/schema.ts'
import { runOutboxCommand } from '../../operators/outboxState.ts'
import { claimRequests } from '../../outbox/claims.ts'
import { outboxLimits } from '../../outbox/sendRequest.ts'
import { engines } from '../../testing/databases.ts'
import type { LeadHandle } from '../../testing/leadCalls.ts'
import { anna } from '../../testing/personas.ts'
import { submitApplication } from '../../testing/leadRequests.ts'
import { createTwoLendersFixture } from '../../testing/createTwoLendersFixture.ts'

describe.each(engines)('the notice that a lead has left a lender on $name', ({ open }) => {
  const lenders = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 30 })
  const { server } = lenders

  const skip = ({ id, token }: LeadHandle) => server.mustCall(skipLender, { params: { id }, token })
  const erase = ({ id, token }: LeadHandle) => server.mustCall(eraseLead, { params: { id }, token })
  /** Another server claims the application, and sends it for as long as its lease lasts. */
  const claimElsewhere = async (): Promise<void> => {
    const options = { kind: 'lender-one', now: server.now(), leaseMs: outboxLimits.leaseMs, limit: 1 }
    expect((await claimRequests(server.storage.database, options)).claimed).toHaveLength(1)
  }
  const listSent = async () => (await lenders.sendDue()).map(({ kind }) => kind)

  it.each([
    ['skipped', skip, ['application']],
    ['erased', erase, []],
  ] as const)('waits until another server has sent the application of a %s lead', async (_how, leave, others) => {
    const owned = await submitApplication(server, anna)
    await claimElsewhere()
    await leave(owned)
    expect(await listSent()).toEqual(others)
    server.passMs(outboxLimits.leaseMs - 1)
    expect(await listSent()).toEqual([])
    server.passMs(1)
    expect(await listSent()).toEqual(['withdrawn'])
    await server.call(eraseLead, { params: { id: owned.id }, token: owned.token })
    await lenders.sendDue()
  })

  it.each([
    ['skipped', skip, ['application']],
    ['erased', erase, []],
  ] as const)(
    'is not sent when no server has begun to send the application of a %s lead',
    async (_how, leave, others) => {
      const owned = await submitApplication(server, anna)
      await leave(owned)
      expect(await listSent()).toEqual(others)
      await server.call(eraseLead, { params: { id: owned.id }, token: owned.token })
      await lenders.sendDue()
    },
  )

  it('is sent after a failed attempt that an operator repeats', async () => {
    const owned = await submitApplication(server, anna)
    lenders.address.replies.push({ status: 422 })
    expect(await listSent()).toEqual(['application'])
    const [failed] = await server.storage.database.select().from(outbox).where(eq(outbox.status, 'failed'))
    const actor = { operator: 'maria', clientHash: 'network', now: server.now() }
    expect(await runOutboxCommand(server.services, actor, { id: failed?.id ?? 0, command: 'retry' })).toBe('done')
    await skip(owned)
    expect(await listSent()).toEqual(['application', 'withdrawn'])
  })

  it('follows no failed request that an operator repeats after the lead has left', async () => {
    const owned = await submitApplication(server, anna)
    lenders.address.replies.push({ status: 422 })
    await lenders.sendDue()
    const isFailed = and(eq(outbox.leadId, owned.id), eq(outbox.status, 'failed'))
    const [failed] = await server.storage.database.select().from(outbox).where(isFailed)
    await skip(owned)
    const actor = { operator: 'maria', clientHash: 'network', now: server.now() }
    expect(await runOutboxCommand(server.services, actor, { id: failed?.id ?? 0, command: 'retry' })).toBe('rejected')
    // The application is that of the second lender.
    expect(await listSent()).toEqual(['application', 'withdrawn'])
  })
})
