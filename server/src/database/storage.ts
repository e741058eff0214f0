// The one interface to the database, whichever engine is behind it.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** A connection or a transaction: queries look alike on both. Inside a transaction only the transaction may be used. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Storage = {
  readonly engine: 'pglite' | 'postgresql'
  readonly database: Database
  /** Throws where the database does not answer. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}
