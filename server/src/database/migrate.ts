// Applies the migrations that drizzle-kit wrote, at start. drizzle's own migrator takes no lock, so two instances that
// start at once would both apply them; it also ignores migrations of a newer server.
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import * as v from 'valibot'
import { adoptedMigrations, adoptNumberedDatabase } from './adoptNumberedDatabase.ts'
import type { Database } from './storage.ts'

/** Beside this file in the source, and beside the built server. */
const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

export const readMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder })

/** Any number that nothing else in the database locks. */
const migrationLock = 7_203_115

const newestRow = v.object({ rows: v.array(v.object({ newest: v.nullable(v.pipe(v.unknown(), v.toNumber())) })) })

/** Applies what is missing in one transaction. Throws when a newer server has migrated the database. */
export const migrate = async (database: Database, migrations = readMigrations()): Promise<void> => {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    // The table of `drizzle-kit migrate` (drizzle.config.ts), in `public`: another schema needs the right to create one.
    await transaction.execute(sql`create table if not exists __drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`)
    const record = ({ hash, folderMillis }: MigrationMeta) =>
      transaction.execute(sql`insert into __drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
    const readNewest = async (): Promise<number> => {
      const result = await transaction.execute(sql`select max(created_at) as newest from __drizzle_migrations`)
      return v.parse(newestRow, result).rows[0]?.newest ?? 0
    }
    const applied = await readNewest()
    const newest = Math.max(...migrations.map(({ folderMillis }) => folderMillis))
    if (applied > newest) throw new Error('The database was migrated by a newer server; this one cannot open it')
    const isNumbered = applied === 0 && (await adoptNumberedDatabase(transaction))
    for (const migration of migrations.filter(({ folderMillis }) => folderMillis > applied)) {
      const isAdopted = isNumbered && migrations.indexOf(migration) < adoptedMigrations
      if (!isAdopted) for (const statement of migration.sql) await transaction.execute(sql.raw(statement))
      await record(migration)
    }
  })
}
