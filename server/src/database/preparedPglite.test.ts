// Prepared statements of PGlite: the same rows and errors as by its own interface, and a session that continues after
// errors.
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { openTestPglite } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { createDraft } from '../testing/leadRequests.ts'
import { leads } from './schema.ts'

const rowsSchema = v.object({ rows: v.array(v.unknown()) })

describe('a query of PGlite with a name', () => {
  const server = createServerFixture(openTestPglite)
  const database = () => server.storage.database

  const select = () =>
    database()
      .select()
      .from(leads)
      .where(eq(leads.id, sql.placeholder('id')))
  const listPrepared = async (): Promise<readonly unknown[]> =>
    v.parse(rowsSchema, await database().execute(sql`select statement from pg_prepared_statements`)).rows

  it('is parsed once and returns the rows of a query without a name', async () => {
    const { id } = await createDraft(server, anna)
    const other = await createDraft(server, anna)
    const before = (await listPrepared()).length
    const prepared = select().prepare('read_a_lead')
    const again = select().prepare('read_a_lead')
    expect(await prepared.execute({ id })).toEqual(await select().prepare('').execute({ id }))
    expect(await again.execute({ id: other.id })).toMatchObject([{ id: other.id, application: anna.answers }])
    expect(await prepared.execute({ id: crypto.randomUUID() })).toEqual([])
    expect(await listPrepared()).toHaveLength(before + 1)
  })

  it('throws the error of the database, and the next one succeeds', async () => {
    const { id } = await createDraft(server, anna)
    const prepared = select().prepare('read_with_errors')
    for (let round = 0; round < 3; round += 1) {
      await expect(prepared.execute({ id: 'no-uuid' })).rejects.toMatchObject({ cause: { code: '22P02' } })
      expect(await prepared.execute({ id })).toHaveLength(1)
    }
    const failing = database()
      .select({ none: sql`no_such_column` })
      .from(leads)
      .prepare('read_nothing')
    await expect(failing.execute()).rejects.toMatchObject({ cause: { code: '42703' } })
    await expect(failing.execute()).rejects.toMatchObject({ cause: { code: '42703' } })
    expect(await prepared.execute({ id })).toHaveLength(1)
  })

  it('waits for a transaction, and sees what it committed', async () => {
    const { id } = await createDraft(server, anna)
    const prepared = select().prepare('read_after_commit')
    const order: string[] = []
    const changing = database().transaction(async (transaction) => {
      await transaction.update(leads).set({ revision: 77 }).where(eq(leads.id, id))
      order.push('changed')
    })
    const reading = prepared.execute({ id }).then((rows) => {
      order.push('read')
      return rows
    })
    await changing
    expect(await reading).toMatchObject([{ revision: 77 }])
    const rolledBack = database().transaction(async (transaction) => {
      await transaction.update(leads).set({ revision: 78 }).where(eq(leads.id, id))
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await prepared.execute({ id })).toMatchObject([{ revision: 77 }])
    expect(order).toEqual(['changed', 'read'])
  })

  it('is parsed again after its statement was lost', async () => {
    const { id } = await createDraft(server, anna)
    const prepared = select().prepare('read_a_lost_statement')
    expect(await prepared.execute({ id })).toHaveLength(1)
    await database().execute(sql`deallocate all`)
    await expect(prepared.execute({ id })).rejects.toMatchObject({ cause: { code: '26000' } })
    expect(await prepared.execute({ id })).toHaveLength(1)
  })
})
