// "Clear my data" on the server: the erased data, the retained data, and the authorisation.
import { eraseLead, leadStatus, updateLead } from '@loan/domain/contract/lead'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consents, leads, leadTokens, outbox } from '../database/schema.ts'
import { engines } from '../testing/databases.ts'
import { anna, withTag } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { createDraft, waitForLenders, submitApplication } from '../testing/leadRequests.ts'

describe.each(engines)('erasing on $name', ({ open }) => {
  const server = createServerFixture(open)

  const eraseBy = ({ id, token }: { readonly id: string; readonly token: string }) =>
    server.call(eraseLead, { params: { id }, token })
  const readLeadRow = async (id: string) => {
    const [lead] = await server.storage.database.select().from(leads).where(eq(leads.id, id))
    return lead
  }

  it('deletes a draft completely', async () => {
    const draft = await createDraft(server, anna)
    expect(await eraseBy(draft)).toMatchObject({ status: 200, reply: { erased: true } })
    expect(await readLeadRow(draft.id)).toBeUndefined()
    expect((await eraseBy(draft)).status).toBe(410)
    const write = { body: { product: 'tukan-pl', id: draft.id, revision: 1 }, token: draft.token }
    expect((await server.call(updateLead, write)).status).toBe(410)
  })

  it('deletes the answers of a submitted lead and retains its consents', async () => {
    const sent = await submitApplication(server, withTag(anna, 'verification'))
    await waitForLenders(server, sent)
    expect((await eraseBy(sent)).status).toBe(200)
    expect(await readLeadRow(sent.id)).toMatchObject({ application: {}, journey: null, status: 'expired' })
    const { database } = server.storage
    const counts = await Promise.all(
      [leadTokens, outbox, consents].map(
        async (table) => (await database.select().from(table).where(eq(table.leadId, sent.id))).length,
      ),
    )
    expect(counts).toEqual([0, 0, 5])
    expect((await server.call(leadStatus, { params: { id: sent.id }, token: sent.token })).status).toBe(410)
  })

  it('returns 404 with the token of another lead and changes nothing', async () => {
    const [mine, theirs] = [await createDraft(server, anna), await createDraft(server, anna)]
    expect((await eraseBy({ id: theirs.id, token: mine.token })).status).toBe(404)
    expect(await readLeadRow(theirs.id)).toBeDefined()
  })
})
