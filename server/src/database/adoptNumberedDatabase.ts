// Adopts a database of a release with numbered migrations: its tables are the same, its constraints have other names.
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from './storage.ts'

/** The number of drizzle-kit migrations whose tables such a database has already. */
export const adoptedMigrations = 2

const lastNumberedId = 10

const renamedConstraints: readonly (readonly [table: string, from: string, to: string])[] = [
  ...[
    'affiliate_events',
    'consents',
    'lead_tokens',
    'outbox',
    'passwords',
    'reminders',
    'resume_links',
    'uploads',
    'verifications',
  ].map((table) => [table, `${table}_lead_id_fkey`, `${table}_lead_id_leads_id_fk`] as const),
  ['affiliate_events', 'affiliate_events_pkey', 'affiliate_events_lead_id_name_pk'],
  ['idempotency_keys', 'idempotency_keys_pkey', 'idempotency_keys_scope_key_hash_pk'],
  ['uploads', 'uploads_pkey', 'uploads_lead_id_side_pk'],
  ['uploads', 'uploads_file_name_key', 'uploads_file_name_unique'],
]

const tableRows = v.object({ rows: v.array(v.object({ name: v.nullable(v.string()) })) })
const idRows = v.object({ rows: v.array(v.object({ newest: v.nullable(v.number()) })) })

/**
 * Returns whether the database has numbered migrations, and renames its constraints then. The table `migrations` stays,
 * so that the previous release can still start. Throws when a numbered migration is missing.
 */
export const adoptNumberedDatabase = async (database: Pick<Database, 'execute'>): Promise<boolean> => {
  const found = v.parse(tableRows, await database.execute(sql`select to_regclass('public.migrations')::text as name`))
  if ((found.rows[0]?.name ?? null) === null) return false
  const { rows } = v.parse(idRows, await database.execute(sql`select max(id) as newest from migrations`))
  const newest = rows[0]?.newest ?? 0
  if (newest !== lastNumberedId) {
    throw new Error(
      `The database has migration ${newest} of ${lastNumberedId}: start the build of 24 November 2026 once`,
    )
  }
  for (const [table, from, to] of renamedConstraints) {
    await database.execute(sql.raw(`alter table "${table}" rename constraint "${from}" to "${to}"`))
  }
  return true
}
