// Changes many rows in small batches, which limits locks, duration and parameters of each statement.
import { and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './storage.ts'

export const batchSize = 500

/** Repeats a step until it changes less than a whole batch. The step returns its number of changed rows. */
export const runBatches = async (step: () => Promise<number>): Promise<number> => {
  let total = 0
  for (;;) {
    const changed = await step()
    total += changed
    if (changed < batchSize) return total
  }
}

/** A condition for at most one batch of the rows that meet the given condition. Skips locked rows. */
export const inBatch = (table: PgTable, condition: SQL | undefined): SQL =>
  sql`ctid = any(array(select ctid from ${table} where ${and(condition)} limit ${batchSize} for update skip locked))`

/** Returns the number of deleted rows, without cascaded deletes in other tables. */
export const deleteInBatches = (database: Database, table: PgTable, condition: SQL | undefined): Promise<number> =>
  runBatches(async () => {
    const rows = await database
      .delete(table)
      .where(inBatch(table, condition))
      .returning({ one: sql`1` })
    return rows.length
  })
