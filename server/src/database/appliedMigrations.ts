// The table of the applied migrations. It says which releases may run on the database, so that a server of an earlier
// release can start after a newer one has migrated.
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ConfigError } from '../config/config.ts'
import { adoptedMigrations, adoptNumberedDatabase } from './adoptNumberedDatabase.ts'
import type { Migration } from './readMigrations.ts'
import type { Database } from './storage.ts'

type Queries = Pick<Database, 'execute'>

const milliseconds = v.pipe(v.unknown(), v.toNumber())

const existsRows = v.object({ rows: v.array(v.object({ name: v.nullable(v.string()) })) })
const newestRows = v.object({ rows: v.array(v.object({ newest: v.nullable(milliseconds) })) })
const appliedRows = v.object({
  rows: v.array(v.object({ created_at: milliseconds, name: v.string(), required_at: v.nullable(milliseconds) })),
})

export type AppliedMigration = {
  readonly createdMs: number
  readonly name: string
  readonly requiredMs: number | null
}

/** Empty for a database that no release since this table has migrated. Takes no lock that a migration waits for. */
export const readAppliedMigrations = async (database: Queries): Promise<readonly AppliedMigration[]> => {
  const found = await database.execute(sql`select to_regclass('public.applied_migrations')::text as name`)
  if ((v.parse(existsRows, found).rows[0]?.name ?? null) === null) return []
  const result = await database.execute(sql`select created_at, name, required_at from applied_migrations`)
  return v.parse(appliedRows, result).rows.map((row) => ({
    createdMs: row.created_at,
    name: row.name,
    requiredMs: row.required_at,
  }))
}

/**
 * Throws ConfigError when a migration of a newer server requires one that this server does not have. Without such a
 * migration, the server may run on a database that newer servers have migrated.
 */
export const assertCompatible = (applied: readonly AppliedMigration[], migrations: readonly Migration[]): void => {
  const own = new Set(migrations.map(({ createdMs }) => createdMs))
  const blocking = applied.find(({ requiredMs }) => requiredMs !== null && !own.has(requiredMs))
  if (blocking === undefined) return
  const required = applied.find(({ createdMs }) => createdMs === blocking.requiredMs)?.name ?? blocking.name
  throw new ConfigError(
    `The database was migrated by a newer server: after ${blocking.name} it needs a server with the migration ` +
      `${required}, and the newest migration of this one is ${migrations.at(-1)?.name ?? 'none'}. Start a newer release.`,
  )
}

/**
 * Releases before this table read `__drizzle_migrations` only, and do not start when it has a newer migration than
 * theirs. So it contains the migrations that some server must have, and not those that every server may lack.
 */
export const recordMigration = async (
  transaction: Queries,
  { name, createdMs, hash, requiredMs }: Migration,
): Promise<void> => {
  await transaction.execute(
    sql`insert into applied_migrations (created_at, name, hash, required_at)
      values (${createdMs}, ${name}, ${hash}, ${requiredMs})`,
  )
  if (requiredMs === null) return
  await transaction.execute(sql`insert into __drizzle_migrations (hash, created_at)
    select ${hash}, ${createdMs}::bigint
    where not exists (select 1 from __drizzle_migrations where created_at = ${createdMs}::bigint)`)
}

/** The number of migrations that an earlier release has applied to a database without the table. */
const countEarlier = async (transaction: Queries, migrations: readonly Migration[]): Promise<number> => {
  const result = await transaction.execute(sql`select max(created_at) as newest from __drizzle_migrations`)
  const newest = v.parse(newestRows, result).rows[0]?.newest ?? null
  if (newest !== null && newest > (migrations.at(-1)?.createdMs ?? 0)) {
    throw new ConfigError('The database was migrated by a newer server. Start a newer release.')
  }
  if (newest !== null) return migrations.filter(({ createdMs }) => createdMs <= newest).length
  return (await adoptNumberedDatabase(transaction)) ? adoptedMigrations : 0
}

/** Creates the tables of the applied migrations, and records those that earlier releases have applied. */
export const prepareAppliedMigrations = async (
  transaction: Queries,
  migrations: readonly Migration[],
): Promise<void> => {
  if ((await readAppliedMigrations(transaction)).length > 0) return
  // In `public`, because another schema needs the right to create one.
  await transaction.execute(sql`create table if not exists __drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  )`)
  await transaction.execute(sql`create table if not exists applied_migrations (
    created_at bigint primary key,
    name text not null,
    hash text not null,
    required_at bigint,
    applied_at timestamptz not null default now()
  )`)
  const earlier = migrations.slice(0, await countEarlier(transaction, migrations))
  for (const migration of earlier) await recordMigration(transaction, migration)
}
