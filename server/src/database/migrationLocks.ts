// The locks of a migration: one server migrates at a time, and no statement waits so long for a table that the requests
// behind it fail.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ConfigError } from '../config/config.ts'
import { getErrorCode } from '../lib/getErrorCode.ts'
import { advisoryLocks } from './advisoryLocks.ts'
import type { Database } from './storage.ts'

export type LockLimits = {
  /** How long a statement waits for a table. All requests for the table wait behind it. */
  readonly lockTimeoutMs: number
  readonly attempts: number
  /** Resolves before the next attempt. `attempt` is the number of the failed one, from 1. */
  readonly pause: (attempt: number) => Promise<unknown>
}

/** Requests wait up to four seconds for a lock (postgresConnections.ts), so none fails because of a migration. */
export const defaultLockLimits: LockLimits = {
  lockTimeoutMs: 1000,
  attempts: 30,
  pause: (attempt) => wait(Math.min(attempt, 5) * 500),
}

const lockRows = v.object({ rows: v.array(v.object({ locked: v.boolean() })) })

const recheckMs = 200

/**
 * Runs work that no other server runs on this database. `connection` is one connection and not a pool. Tries for the
 * lock repeatedly instead of waiting in one statement: `create index concurrently` would wait for that statement.
 */
export const withMigrationLock = async (connection: Database, work: () => Promise<void>): Promise<void> => {
  const lock = async () =>
    v.parse(lockRows, await connection.execute(sql`select pg_try_advisory_lock(${advisoryLocks.migration}) as locked`))
      .rows[0]
  while ((await lock())?.locked !== true) await wait(recheckMs)
  try {
    await work()
  } finally {
    // The lock ends with its connection, so a failure here does not hide a failure of the work.
    await connection.execute(sql`select pg_advisory_unlock(${advisoryLocks.migration})`).catch(() => {})
  }
}

/** 55P03: the lock timeout. 40P01: a deadlock, which PostgreSQL ends by failing one of the statements. */
const isLockError = (error: unknown): boolean =>
  ['55P03', '40P01'].includes(getErrorCode(error)) || (error instanceof Error && isLockError(error.cause))

/** Repeats work that failed because other transactions use its tables. Throws ConfigError after the last attempt. */
export const retryLocked = async (
  name: string,
  { attempts, pause }: LockLimits,
  work: () => Promise<void>,
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLockError(error)) throw error
      if (attempt >= attempts) {
        throw new ConfigError(
          `The migration ${name} was not applied, because other transactions use its tables. Start the server again.`,
        )
      }
      await pause(attempt)
    }
  }
}

/** Runs work in one transaction whose statements wait for tables only shortly. */
export const inMigrationTransaction = (
  connection: Database,
  { lockTimeoutMs }: LockLimits,
  work: (transaction: Database) => Promise<void>,
): Promise<void> =>
  connection.transaction(async (transaction) => {
    // Before the timeout, because a server of an earlier release can create the tables now.
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.migrationTransaction})`)
    await transaction.execute(sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`)
    await work(transaction)
  })
