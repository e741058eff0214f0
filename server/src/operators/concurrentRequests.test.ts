// Requests about one person at the same moment, on PostgreSQL: two erasures, and an erasure during an export. On PGlite
// they run one after the other.
import { isRecord } from '@loan/domain/records'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leads } from '../database/schema.ts'
import { erase } from '../leads/retention/retention.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { readActionRows } from '../testing/operatorCalls.ts'
import { anna, type TestApplicant } from '../testing/personas.ts'
import { parseJson } from '../testing/readReply.ts'
import { createDraft, submitApplication } from '../testing/leadRequests.ts'
import { waitForLock } from '../testing/waitForLock.ts'
import { erasePerson } from './erasePerson.ts'
import { exportPerson } from './exportPerson.ts'
import { createPerson } from './person.ts'

const postgres = engines.filter(({ name }) => name === 'PostgreSQL')

const withEmail = (email: string): TestApplicant => ({
  ...anna,
  answers: { ...anna.answers, contactDetails: { ...anna.answers.contactDetails, email } },
})

describe.each(postgres)('requests about one person on $name', ({ open }) => {
  const server = createServerFixture(open)
  const buildActor = (operator: string) => ({ operator, clientHash: 'network', now: server.now() })

  it('erase each lead once when two operators confirm', async () => {
    const persona = withEmail('erased-twice@example.com')
    const person = createPerson('email', 'erased-twice@example.com')
    for (const create of [createDraft, submitApplication, submitApplication]) await create(server, persona)
    const counts = await Promise.all(
      ['maria', 'jan'].map((name) => erasePerson(server.services, buildActor(name), person)),
    )
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 3])
    const actions = (await readActionRows(server)).filter(({ leadId }) => leadId === null)
    expect(actions.map(({ result, leadCount }) => `${result} ${leadCount}`).toSorted()).toEqual(['done 3', 'none 0'])
  })

  it('export every lead as it was at the start of the export', async () => {
    const persona = withEmail('exported@example.com')
    const person = createPerson('email', 'exported@example.com')
    const owned = [await submitApplication(server, persona), await submitApplication(server, persona)]
    const { exporting } = await server.storage.database.transaction(async (transaction) => {
      // The export waits at its first lead.
      await transaction.execute(sql`lock table affiliate_events in access exclusive mode`)
      const started = exportPerson(server.services, buildActor('maria'), person)
      await waitForLock(server.storage.database)
      for (const { id } of owned) {
        const [lead] = await transaction.select().from(leads).where(eq(leads.id, id))
        if (lead !== undefined) await erase(transaction, lead, server.now())
      }
      return { exporting: started }
    })
    const exported = await exporting
    const content = exported.result === 'done' ? parseJson(exported.json) : null
    const rows = isRecord(content) && Array.isArray(content['leads']) ? content['leads'] : []
    expect(rows).toHaveLength(2)
    for (const row of rows)
      expect(row).toMatchObject({
        answers: { contactDetails: { email: 'exported@example.com' } },
        devices: [{}],
        erasedAt: null,
      })
  })
})
