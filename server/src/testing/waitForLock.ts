// Waits until a query on PostgreSQL waits for a lock, so that a test can commit something before it. For tests only.
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Database } from '../database/storage.ts'

/** Resolves when this number of queries of the database wait. */
export const waitForLock = (database: Database, count = 1): Promise<boolean> =>
  vi.waitUntil(
    async () => {
      const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`
      const rows = await database
        .select({ pid: sql`pid` })
        .from(sql`pg_stat_activity`)
        .where(isWaiting)
      return rows.length === count
    },
    { timeout: 20_000 },
  )
