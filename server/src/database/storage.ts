// The one interface to the database, whichever engine is behind it.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** A connection or a transaction: queries look alike on both. Inside a transaction only the transaction may be used. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Storage = {
  readonly engine: 'pglite' | 'postgresql'
  /** Each query and each transaction waits for a connection in a bounded queue. Throws DatabaseUnavailableError. */
  readonly database: Database
  /** Throws where the database does not answer; does not wait behind callers. */
  readonly check: () => Promise<void>
  /**
   * Runs the work unless another server on the same database runs it under the same number; null where one does. Holds
   * no transaction and none of the connections that callers use.
   */
  readonly runAlone: <Result>(lock: number, work: () => Promise<Result>) => Promise<Result | null>
  readonly close: () => Promise<void>
}
