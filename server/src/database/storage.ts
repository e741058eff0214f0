// The interface to the database, the same for PGlite and PostgreSQL.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { OutboxSignal } from './outboxSignal.ts'
import type * as schema from './schema.ts'
import type { QueueDelay, QueueUsage } from './workQueue.ts'

/** A connection or a transaction. Inside a transaction, use only the transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Storage = {
  readonly engine: 'pglite' | 'postgresql'
  /** Each query and each transaction waits for a connection in a bounded queue. Throws DatabaseUnavailableError. */
  readonly database: Database
  /**
   * Runs work on one connection without a transaction, for a call whose writes are one statement. Waits in the queue as
   * a transaction does, so that an overloaded server rejects the work without running it. Inside, use only the given
   * database.
   */
  readonly withConnection: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>
  /**
   * How long a call that arrives now can expect to wait for a connection. `ahead` is the number of admitted calls that
   * have not reached the queue yet.
   */
  readonly readDelay: (ahead?: number) => QueueDelay
  /** Throws when the database does not answer. Does not wait in the queue. */
  readonly check: () => Promise<void>
  /**
   * Reads the clock of the database, without waiting in the queue. Null for a database in this process, which has no
   * separate clock.
   */
  readonly readTime: (() => Promise<Date>) | null
  /**
   * Runs the work unless another server on the same database runs work with the same lock; null in that case. Uses no
   * transaction and no connection of the pool.
   */
  readonly runAlone: <Result>(lock: number, work: () => Promise<Result>) => Promise<Result | null>
  /** Emits when `inTransaction` has committed rows of the outbox. */
  readonly outboxSignal: OutboxSignal
  /** The number of connections in use and of jobs that wait for one. */
  readonly readUse: () => QueueUsage
  /** The traceparent of the call that uses this storage; null for the server's own work. */
  readonly traceparent: string | null
  readonly close: () => Promise<void>
}
