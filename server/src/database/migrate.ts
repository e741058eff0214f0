// Applies the missing migrations at start, in one process at a time.
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type Migration, migrations } from './migrations.ts'
import type { Database } from './storage.ts'

/** Any number that nothing else in the database locks. */
const migrationLock = 7_203_115

const appliedRows = v.object({ rows: v.array(v.object({ id: v.number() })) })

/** Throws when the database has a migration of a newer server. */
export const migrate = async (database: Database, steps: readonly Migration[] = migrations): Promise<void> => {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await transaction.execute(sql`create table if not exists migrations (
      id integer primary key, name text not null, applied_at timestamptz not null default now()
    )`)
    const { rows } = v.parse(appliedRows, await transaction.execute(sql`select id from migrations`))
    const applied = new Set(rows.map(({ id }) => id))
    const newest = Math.max(0, ...steps.map(({ id }) => id))
    const unknown = [...applied].find((id) => id > newest)
    if (unknown !== undefined) throw new Error(`The database has migration ${unknown}, this server knows ${newest}`)
    for (const step of steps.filter(({ id }) => !applied.has(id))) {
      for (const statement of step.sql) await transaction.execute(sql.raw(statement))
      await transaction.execute(sql`insert into migrations (id, name) values (${step.id}, ${step.name})`)
    }
  })
}
