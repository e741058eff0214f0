// Retention on both database engines.
import { hourMs } from '@loan/domain/durations'
import { createLead, leadStatus } from '@loan/domain/contract/lead'
import { specExpiry } from '@loan/domain/products/defaults'
import { defaultFinishedLeadDays } from '@loan/domain/products/documentFigures'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  consents,
  idempotencyKeys,
  leads,
  leadTokens,
  outbox,
  resumeLinks,
  verifications,
} from '../../database/schema.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { enqueueRequest } from '../../outbox/outboxRows.ts'
import { engines } from '../../testing/databases.ts'
import { anna, withTag } from '../../testing/personas.ts'
import { runRetentionJobs } from '../../testing/runRetentionJobs.ts'
import { getRetentionHours } from './dataClasses.ts'
import { erase } from './retention.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { createDraft, waitForLenders, submitApplication } from '../../testing/leadRequests.ts'

const draftHours = specExpiry.applicationHours
const finishedLeadDays = defaultFinishedLeadDays

describe.each(engines)('retention on $name', ({ open }) => {
  const server = createServerFixture(open)

  const purgeNow = () => runRetentionJobs(server.storage.database, server.now(), finishedLeadDays)
  const readRows = async (id: string) => {
    const { database } = server.storage
    const [lead] = await database.select().from(leads).where(eq(leads.id, id))
    const counts = await Promise.all(
      [leadTokens, outbox, resumeLinks, verifications, consents].map(
        async (table) => (await database.select().from(table).where(eq(table.leadId, id))).length,
      ),
    )
    return { lead, counts }
  }

  it('deletes the notice of an erasure to its lender after its expiry, and no request of another lead', async () => {
    const { storage, secretKey } = server.services
    const erased = await submitApplication(server, anna)
    const other = await submitApplication(server, anna)
    await inTransaction(storage, (transaction) =>
      erase(transaction, { id: erased.id, submittedAt: server.now() }, server.now()),
    )
    const createdAt = server.now()
    const expiresAt = new Date(createdAt.getTime() + hourMs)
    for (const { id: leadId } of [erased, other]) {
      const notice = { leadId, kind: 'lender-notices', content: 'withdrawn', createdAt, expiresAt }
      await enqueueRequest(storage.database, secretKey, notice)
    }
    const readLeads = async () =>
      (await storage.database.select().from(outbox).where(eq(outbox.kind, 'lender-notices'))).map((row) => row.leadId)
    server.passMs(hourMs - 1)
    await purgeNow()
    expect(await readLeads()).toEqual([erased.id, other.id])
    server.passMs(1)
    await purgeNow()
    expect(await readLeads()).toEqual([other.id])
    await storage.database.delete(leads).where(inArray(leads.id, [erased.id, other.id]))
  })

  it('deletes the consents of an erased lead after ten years, with its row', async () => {
    const owned = await submitApplication(server, anna)
    const current = await submitApplication(server, anna)
    const setErased = (id: string, ageMs: number) =>
      server.storage.database
        .update(leads)
        .set({ erasedAt: new Date(server.now().getTime() - ageMs) })
        .where(eq(leads.id, id))
    await setErased(owned.id, getRetentionHours('proofs') * hourMs + 1)
    await setErased(current.id, getRetentionHours('proofs') * hourMs)
    expect(getRetentionHours('proofs')).toBe(10 * 365.25 * 24)
    expect((await purgeNow()).proofs).toBe(1)
    expect(await readRows(owned.id)).toEqual({ lead: undefined, counts: [0, 0, 0, 0, 0] })
    expect((await readRows(current.id)).lead).toBeDefined()
  })

  it('deletes expired drafts with their dependent rows and leaves other drafts', async () => {
    const draft = await createDraft(server, anna)
    server.passMs((draftHours - 1) * hourMs)
    const younger = await createDraft(server, anna)
    expect((await purgeNow()).drafts).toBe(0)
    server.passMs(2 * hourMs)
    expect(await purgeNow()).toMatchObject({ drafts: 1, erased: 0 })
    expect(await readRows(draft.id)).toEqual({ lead: undefined, counts: [0, 0, 0, 0, 0] })
    expect((await readRows(younger.id)).lead).toBeDefined()
    expect((await server.call(leadStatus, { params: { id: draft.id }, token: draft.token })).status).toBe(404)
  })

  it('erases the answers of a finished lead after its retention time and retains the consents', async () => {
    const owned = await submitApplication(server, withTag(anna, 'verification'))
    await waitForLenders(server, owned)
    expect((await readRows(owned.id)).counts).toEqual([1, 2, 1, 1, 5])
    server.passMs((draftHours + finishedLeadDays * 24 - 1) * hourMs)
    await purgeNow()
    expect((await readRows(owned.id)).lead?.erasedAt).toBeNull()
    server.passMs(2 * hourMs)
    expect((await purgeNow()).erased).toBe(1)
    const { lead, counts } = await readRows(owned.id)
    expect(lead).toMatchObject({ application: {}, journey: null, status: 'expired' })
    expect(counts).toEqual([0, 0, 0, 0, 5])
    expect((await purgeNow()).erased).toBe(0)
  })

  it('deletes idempotency keys after a day', async () => {
    await server.mustCall(createLead, { body: { product: 'tukan-pl' } })
    server.passMs(25 * hourMs)
    await purgeNow()
    expect(await server.storage.database.select().from(idempotencyKeys)).toEqual([])
  })

  it('drops an expired request of a removed lender, which no server claims', async () => {
    const { storage, secretKey } = server.services
    const { id: leadId } = await server.mustCall(createLead, { body: { product: 'tukan-pl' } })
    const kind = 'lender-removed'
    const createdAt = server.now()
    const expiresAt = new Date(createdAt.getTime() + hourMs)
    await enqueueRequest(storage.database, secretKey, { leadId, kind, content: 'application', createdAt, expiresAt })
    const readRequests = () => storage.database.select().from(outbox).where(eq(outbox.kind, kind))
    server.passMs(2 * hourMs - 1)
    await purgeNow()
    expect(await readRequests()).toMatchObject([{ status: 'pending', sealed: null }])
    server.passMs(1)
    await purgeNow()
    expect(await readRequests()).toMatchObject([{ status: 'dropped', sealed: null }])
    await storage.database.delete(leads).where(eq(leads.id, leadId))
  })

  it('skips a locked lead without waiting for it', async () => {
    const { database } = server.storage
    const locked = await server.mustCall(createLead, { body: { product: 'tukan-pl' } })
    const free = await server.mustCall(createLead, { body: { product: 'tukan-pl' } })
    server.passMs((draftHours + 1) * hourMs)
    const bothExpired = inArray(leads.id, [locked.id, free.id])
    const isLocked = eq(leads.id, locked.id)
    if (server.storage.engine === 'postgresql') {
      await database.transaction(async (transaction) => {
        await transaction.select().from(leads).where(isLocked).for('update')
        expect((await purgeNow()).drafts).toBe(1)
      })
      expect(await database.select({ id: leads.id }).from(leads).where(bothExpired)).toEqual([{ id: locked.id }])
    }
    await purgeNow()
    expect(await database.select().from(leads).where(bothExpired)).toEqual([])
  })
})
