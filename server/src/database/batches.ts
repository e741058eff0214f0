// Work on many rows in many small statements: none locks much, runs long or has too many parameters.
import { and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './storage.ts'

export const batchSize = 500

/** Repeats a step, which returns how many rows it changed, until it finds less than a whole batch. */
export const runBatches = async (step: () => Promise<number>): Promise<number> => {
  let total = 0
  for (;;) {
    const changed = await step()
    total += changed
    if (changed < batchSize) return total
  }
}

/** A condition for at most a batch of the rows that fulfil the given one; rows that others have locked are left out. */
export const inBatch = (table: PgTable, condition: SQL | undefined): SQL =>
  sql`ctid = any(array(select ctid from ${table} where ${and(condition)} limit ${batchSize} for update skip locked))`

/** Returns how many rows were deleted, not counting those of other tables that go with them. */
export const deleteInBatches = (database: Database, table: PgTable, condition: SQL | undefined): Promise<number> =>
  runBatches(async () => {
    const rows = await database
      .delete(table)
      .where(inBatch(table, condition))
      .returning({ one: sql`1` })
    return rows.length
  })
