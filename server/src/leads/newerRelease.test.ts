// A lead that a server of a newer release has written: its rows contain keys that this release does not have.
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leads } from '../database/schema.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { anna, withTag } from '../testing/personas.ts'
import { readState, requestStatus, submitApplication, waitForLenders } from '../testing/leadRequests.ts'

describe.each(engines)('a lead of a newer release on $name', ({ open }) => {
  const server = createServerFixture(open)

  it('is read and advanced, and its additional answers remain', async () => {
    const owned = await submitApplication(server, withTag(anna, 'offers'))
    const { database } = server.storage
    const added = { newer: [{ a: 1 }] }
    const addKey = sql`application || jsonb_build_object('newer', '{"b":2}'::jsonb, 'contactDetails',
      application->'contactDetails' || ${JSON.stringify(added)}::jsonb)`
    await database
      .update(leads)
      .set({ application: addKey, journey: sql`jsonb_set(journey || '{"newer":1}', '{steps,0,newer}', '"x"')` })
      .where(eq(leads.id, owned.id))
    expect(readState(await requestStatus(server, owned))).toBe('CHECKING')
    const status = await waitForLenders(server, owned)
    expect(readState(status)).not.toBe('CHECKING')
    const [row] = await database.select().from(leads).where(eq(leads.id, owned.id))
    expect(row?.state).toBe(readState(status))
    expect(row?.application).toMatchObject({ newer: { b: 2 }, contactDetails: added })
  })
})
