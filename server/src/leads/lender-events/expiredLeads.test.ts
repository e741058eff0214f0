// Leads that expire while they wait for a lender or a provider, on both engines: no other lender gets the application,
// and nothing extends the expiry.
import { setPassword } from '@loan/domain/contract/customer'
import { reportProviderReturn, leadStatus, redirectLead } from '@loan/domain/contract/lead'
import { dayMs, hourMs } from '@loan/domain/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { leads } from '../../database/schema.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { engines } from '../../testing/databases.ts'
import type { LeadHandle } from '../../testing/leadCalls.ts'
import { sendLenderEvent, sentOffer } from '../../testing/lenderEvent.ts'
import { anna } from '../../testing/personas.ts'
import { submitScenario } from '../../testing/submitScenario.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { submitApplication } from '../../testing/leadRequests.ts'
import { createTwoLendersFixture } from '../../testing/createTwoLendersFixture.ts'
import { eraseStored } from '../retention/eraseWithNotice.ts'
import { advanceDueLeads } from './advanceDueLeads.ts'
import { setExpiryDue } from './setExpiryDue.ts'

const readRow = async ({ storage }: Pick<TestServer, 'storage'>, { id }: LeadHandle) =>
  (await storage.database.select().from(leads).where(eq(leads.id, id)))[0]

describe.each(engines)('a lead that expires at a lender on $name', ({ open }) => {
  const lenders = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 30 })
  const { server } = lenders

  it('is sent to no other lender, and its lender gets a notice once', async () => {
    const owned = await submitApplication(server, anna)
    const [application] = await lenders.sendDue()
    await server.storage.database.update(leads).set({ expiresAt: server.now() }).where(eq(leads.id, owned.id))
    const faults: unknown[] = []
    const advance = () =>
      advanceDueLeads(server.services, {
        now: server.now(),
        random: () => 0,
        reportFault: (error) => void faults.push(error),
      })
    server.passMs(60_000)
    expect([await advance(), await advance(), faults]).toEqual([1, 0, []])
    expect((await lenders.sendDue()).map(({ kind, reference }) => [kind, reference])).toEqual([
      ['withdrawn', application?.reference],
    ])
    const answered = { reference: application?.reference ?? '', exchange: 0 }
    expect(await sendLenderEvent(server, answered, { kind: 'withdraws' })).toBe(410)
    expect(await lenders.sendDue()).toEqual([])
  })

  it('gives its lender a notice, once, when it waited for its applicant', async () => {
    const owned = await submitApplication(server, anna)
    const [application] = await lenders.sendDue()
    const answered = { reference: application?.reference ?? '', exchange: 0 }
    const offers = { kind: 'offers', offers: [sentOffer] }
    expect(await sendLenderEvent(server, answered, offers)).toBe(204)
    // Any call of the applicant extends the expiry.
    server.passMs(hourMs)
    const { id, token } = owned
    await server.mustCall(setPassword, { body: { id, password: 'cztery konie w lesie' }, token })
    const expiresAt = (await readRow(server, owned))?.expiresAt ?? server.now()
    const advance = () =>
      advanceDueLeads(server.services, { now: server.now(), random: () => 0, reportFault: () => {} })
    server.passMs(expiresAt.getTime() - server.now().getTime() - 1)
    await advance()
    expect(await lenders.sendDue()).toEqual([])
    server.passMs(1)
    expect([await advance(), await advance()]).toEqual([1, 0])
    expect((await lenders.sendDue()).map(({ kind, reference }) => [kind, reference])).toEqual([
      ['withdrawn', application?.reference],
    ])
    expect(await sendLenderEvent(server, answered, { kind: 'withdraws' })).toBe(410)
    expect(await lenders.sendDue()).toEqual([])
    expect(await setExpiryDue(server.storage.database)).toBe(0)
  })

  it('gets its expiry as due time when an older server has extended the expiry only', async () => {
    const owned = await submitApplication(server, anna)
    const [application] = await lenders.sendDue()
    const answered = { reference: application?.reference ?? '', exchange: 0 }
    expect(await sendLenderEvent(server, answered, { kind: 'offers', offers: [sentOffer] })).toBe(204)
    const { database } = server.storage
    const before = await readRow(server, owned)
    await database.update(leads).set({ dueAt: server.now() }).where(eq(leads.id, owned.id))
    await advanceDueLeads(server.services, { now: server.now(), random: () => 0, reportFault: () => {} })
    const { state, expiresAt, dueAt } = before ?? {}
    expect(await readRow(server, owned)).toMatchObject({ state, expiresAt, dueAt })
    expect(await lenders.sendDue()).toEqual([])
  })

  it.each([
    { whose: 'before it expires', passedMs: 0 },
    { whose: 'after it has expired', passedMs: 40 * dayMs },
  ])('gives its lender a notice when an older server stored no due time, set $whose', async ({ passedMs }) => {
    const owned = await submitApplication(server, anna)
    const [application] = await lenders.sendDue()
    const waiting = await submitApplication(server, anna)
    const answered = { reference: application?.reference ?? '', exchange: 0 }
    expect(await sendLenderEvent(server, answered, { kind: 'offers', offers: [sentOffer] })).toBe(204)
    const { database } = server.storage
    const before = await readRow(server, owned)
    const beforeWait = await readRow(server, waiting)
    await database.update(leads).set({ dueAt: null }).where(eq(leads.id, owned.id))
    server.passMs(passedMs)
    expect([await setExpiryDue(database), await setExpiryDue(database)]).toEqual([1, 0])
    expect([await readRow(server, owned), await readRow(server, waiting)]).toEqual([before, beforeWait])
    server.passMs(Math.max(0, (before?.expiresAt.getTime() ?? 0) - server.now().getTime()))
    await advanceDueLeads(server.services, { now: server.now(), random: () => 0, reportFault: () => {} })
    const sent = (await lenders.sendDue()).filter(({ reference }) => reference === answered.reference)
    expect(sent.map(({ kind }) => kind)).toEqual(['withdrawn'])
    expect(await setExpiryDue(database)).toBe(0)
  })
})

describe.each(engines)('an expired lead that an operator erases on $name', ({ open }) => {
  const lenders = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 30 })
  const { server } = lenders

  const offers = { kind: 'offers', offers: [sentOffer] }
  const expire = async (isAtLender: boolean, isAdvanced: boolean): Promise<LeadHandle> => {
    const owned = await submitApplication(server, anna)
    const [application] = await lenders.sendDue()
    const answered = { reference: application?.reference ?? '', exchange: 0 }
    if (!isAtLender) expect(await sendLenderEvent(server, answered, offers)).toBe(204)
    else await server.storage.database.update(leads).set({ expiresAt: server.now() }).where(eq(leads.id, owned.id))
    const row = await readRow(server, owned)
    server.passMs((row?.dueAt?.getTime() ?? 0) - server.now().getTime())
    if (isAdvanced)
      await advanceDueLeads(server.services, { now: server.now(), random: () => 0, reportFault: () => {} })
    return owned
  }
  const erase = async (owned: LeadHandle): Promise<void> => {
    const row = await readRow(server, owned)
    if (row === undefined) throw new Error('The lead was deleted')
    const { services } = server
    await inTransaction(server.storage, (database) => eraseStored({ services, database, now: server.now() }, row))
  }

  it.each([
    { phase: 'that waited for its lender', isAtLender: true, isAdvanced: true, afterErasure: [] },
    { phase: 'that waited for its applicant', isAtLender: false, isAdvanced: true, afterErasure: [] },
    { phase: 'that no server has advanced', isAtLender: false, isAdvanced: false, afterErasure: ['withdrawn'] },
  ])('gives its lender one notice: a lead $phase', async ({ isAtLender, isAdvanced, afterErasure }) => {
    const owned = await expire(isAtLender, isAdvanced)
    const listSent = async () => (await lenders.sendDue()).map(({ kind }) => kind)
    expect(await listSent()).toEqual(isAdvanced ? ['withdrawn'] : [])
    await erase(owned)
    expect(await listSent()).toEqual(afterErasure)
  })
})

describe.each(engines)('a lead that expires at a provider on $name', ({ open }) => {
  const server = createServerFixture(open)

  it('is not continued by the return from the provider', async () => {
    const owned = await submitScenario(server, 'instantor')
    const { id, token } = owned
    const { url } = await server.mustCall(redirectLead, { params: { id }, token })
    const reference = new URL(url).searchParams.get('reference') ?? ''
    const before = await readRow(server, owned)
    server.passMs((before?.expiresAt.getTime() ?? 0) - server.now().getTime())
    expect((await server.call(reportProviderReturn, { body: { reference, outcome: 'confirm' } })).status).toBe(404)
    expect((await server.call(leadStatus, { params: { id }, token })).status).toBe(410)
    expect(await readRow(server, owned)).toEqual(before)
  })
})
