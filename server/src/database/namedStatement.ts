// Statements whose SQL is written once. Each connection to PostgreSQL prepares them once under their name.
import { memoiseByObject } from '@loan/domain/memoise'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Database } from './storage.ts'

const resultSchema = v.object({ rows: v.array(v.unknown()) })

/** Runs the statement with the values of its placeholders, and returns the rows as the driver does. */
export type NamedStatement = (
  database: Database,
  values: Readonly<Record<string, string | number | null>>,
) => Promise<readonly unknown[]>

/** `name` is unique. The statement contains `sql.placeholder(…)` in place of values. */
export const defineStatement = (name: string, statement: SQL): NamedStatement => {
  const query = new PgDialect().sqlToQuery(statement)
  const prepare = memoiseByObject((database: Database) =>
    database._.session.prepareQuery(query, undefined, name, false),
  )
  return async (database, values) => v.parse(resultSchema, await prepare(database).execute({ ...values })).rows
}
