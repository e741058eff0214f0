// Reads what servers stored in a PostgreSQL that they share. For tests only.
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from '../database/schema.ts'
import type { Database } from '../database/storage.ts'

const { leads, uploads } = schema

/** Does not migrate: the servers decide when the database is migrated. */
const readWith = async <T>(url: string, read: (database: Database) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await read(drizzle(client, { schema }))
  } finally {
    await client.end()
  }
}

/** The leads without their other answers. */
export const readLeadAmounts = (url: string) =>
  readWith(url, (database) => {
    const amount = sql<number>`(${leads.application}->>'amount')::int`
    return database.select({ id: leads.id, revision: leads.revision, amount }).from(leads)
  })

export const readUploads = (url: string) => readWith(url, (database) => database.select().from(uploads))

/** The rows of a query, as the driver returns them. */
export const queryRows = async (url: string, query: string): Promise<readonly unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end()
  }
}
