// An erasure, or an end of the access, that commits while another call of the lead waits for its row lock, on
// PostgreSQL: the call writes nothing. On PGlite no call waits, because it has one connection.
import { changeMobile, resendMobileCode, setPassword, verifyMobile } from '@loan/domain/contract/customer'
import { sendContinueLink } from '@loan/domain/contract/devices'
import { eraseLead, skipLender, updateLead } from '@loan/domain/contract/lead'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leads, outbox, passwords, resumeLinks, uploads, verifications } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { retireOtherDevices } from '../leads/links/devices.ts'
import { type Lead, lockLead } from '../leads/lead.ts'
import { erase } from '../leads/retention/retention.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { anna, withTag } from '../testing/personas.ts'
import { buildPng } from '../testing/pictures.ts'
import { createDraft, submitApplication, waitForLenders } from '../testing/leadRequests.ts'
import { waitForLock } from '../testing/waitForLock.ts'
import { deleteAllOrphans, listFiles, sendPicture, startUpload } from '../testing/uploadCalls.ts'

const postgres = engines.filter(({ name }) => name === 'PostgreSQL')

describe.each(postgres)('a change of the lead before a waiting call on $name', ({ open }) => {
  const server = createServerFixture(open)
  type Call = (lead: LeadHandle) => Promise<Awaited<ReturnType<typeof server.call>>>
  type Change = (transaction: Database, lead: Lead) => Promise<unknown>

  /** Changes the lead while the call waits for its row lock, and returns status and type of the reply. */
  const changeBefore = async (lead: LeadHandle, call: Call, change: Change) => {
    const { waiting } = await server.storage.database.transaction(async (transaction) => {
      const locked = await lockLead(transaction, lead.id)
      if (locked === null) throw new Error('There is no lead')
      const started = call(lead)
      await waitForLock(server.storage.database)
      await change(transaction, locked)
      return { waiting: started }
    })
    const { status, problem } = await waiting
    return [status, problem?.type]
  }
  const eraseBefore = (lead: LeadHandle, call: Call) =>
    changeBefore(lead, call, (transaction, locked) => erase(transaction, locked, server.now()))
  const endAccessBefore = (lead: LeadHandle, call: Call) =>
    changeBefore(lead, call, (transaction, { id }) =>
      retireOtherDevices(transaction, { leadId: id, tokenHash: 'of another device', now: server.now() }),
    )
  const erasedReply = [410, 'urn:loan:problem:erased']
  const countRows = async ({ id }: LeadHandle): Promise<number> => {
    const { database } = server.storage
    const tables = [outbox, passwords, resumeLinks, uploads, verifications]
    const rows = await Promise.all(tables.map((table) => database.select().from(table).where(eq(table.leadId, id))))
    return rows.flat().length
  }
  const readRow = async ({ id }: LeadHandle) =>
    (await server.storage.database.select().from(leads).where(eq(leads.id, id)))[0]

  const calls: readonly [string, Call][] = [
    [
      'password',
      ({ id, token }) => server.call(setPassword, { body: { id, password: 'a quiet river in May' }, token }),
    ],
    [
      'phone number',
      ({ id, token }) => server.call(changeMobile, { body: { id, phoneNumber: '+48512345999' }, token }),
    ],
    ['new code', ({ id, token }) => server.call(resendMobileCode, { body: { id }, token })],
    ['code', ({ id, token }) => server.call(verifyMobile, { body: { id, code: '000000' }, token })],
    ['link', ({ id, token }) => server.call(sendContinueLink, { params: { id }, body: {}, token })],
    ['skipped lender', ({ id, token }) => server.call(skipLender, { params: { id }, body: {}, token })],
    ['second erasure', ({ id, token }) => server.call(eraseLead, { params: { id }, token })],
  ]

  it.each(calls)('that erases it rejects a %s', async (_name, call) => {
    const coded = await submitApplication(server, withTag(anna, 'verification'))
    await waitForLenders(server, coded)
    expect(await eraseBefore(coded, call)).toEqual(erasedReply)
    expect(await countRows(coded)).toBe(0)
    expect(await readRow(coded)).toMatchObject({ application: {}, journey: null, status: 'expired' })
  })

  it.each(calls)('that ends the access of its device rejects a %s', async (_name, call) => {
    const coded = await submitApplication(server, withTag(anna, 'verification'))
    await waitForLenders(server, coded)
    const before = [await readRow(coded), await countRows(coded)]
    expect(await endAccessBefore(coded, call)).toEqual([410, 'urn:loan:problem:access-ended'])
    expect([await readRow(coded), await countRows(coded)]).toEqual(before)
  })

  it('that erases it rejects a picture, whose file the cleanup deletes', async () => {
    const owned = await startUpload(server)
    const reply = await eraseBefore(owned, () =>
      sendPicture(server, owned, { side: 'front', body: buildPng(), contentType: 'image/png' }),
    )
    expect(reply).toEqual(erasedReply)
    expect(await countRows(owned)).toBe(0)
    await deleteAllOrphans(server)
    expect(await listFiles(server)).toEqual([])
  })

  it('that erases it rejects the answers of a draft', async () => {
    const draft = await createDraft(server, anna)
    const { id, token, revision } = draft
    const body = { product: 'tukan-pl', id, revision, amount: 3000 }
    expect(await eraseBefore(draft, () => server.call(updateLead, { body, token }))).toEqual(erasedReply)
    expect(await readRow(draft)).toBeUndefined()
  })
})
