// Databases made before drizzle-kit wrote the migrations: they have the same tables, with other names of constraints.
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from './storage.ts'

/** The first migrations of drizzle-kit, which such a database has already. */
export const adoptedMigrations = 2

const lastNumber = 10

const renamed: readonly (readonly [table: string, from: string, to: string])[] = [
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
 * True where the database is one of those; its constraints are renamed. The table `migrations` stays, so that the
 * release before can still start. Throws when the database lacks some of the numbered steps.
 */
export const adoptNumberedDatabase = async (database: Pick<Database, 'execute'>): Promise<boolean> => {
  const found = v.parse(tableRows, await database.execute(sql`select to_regclass('public.migrations')::text as name`))
  if ((found.rows[0]?.name ?? null) === null) return false
  const { rows } = v.parse(idRows, await database.execute(sql`select max(id) as newest from migrations`))
  const newest = rows[0]?.newest ?? 0
  if (newest !== lastNumber) {
    throw new Error(`The database has migration ${newest} of ${lastNumber}: start the build of 24 November 2026 once`)
  }
  for (const [table, from, to] of renamed) {
    await database.execute(sql.raw(`alter table "${table}" rename constraint "${from}" to "${to}"`))
  }
  return true
}
