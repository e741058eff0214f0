// Creates databases of a PostgreSQL that several servers share, and reads what the servers stored. For tests only.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openPostgres } from '../database/openStorage.ts'
import { leads, uploads } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'

/** Creates an empty database on the server of `url`, and returns its URL. */
export const createEmptyDatabase = async (url: string, name: string): Promise<string> => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

const readWith = async <T>(url: string, read: (database: Database) => Promise<T>): Promise<T> => {
  const storage = await openPostgres(url, 1)
  try {
    return await read(storage.database)
  } finally {
    await storage.close()
  }
}

/** The leads without their other answers. */
export const readLeadAmounts = (url: string) =>
  readWith(url, (database) => {
    const amount = sql<number>`(${leads.application}->>'amount')::int`
    return database.select({ id: leads.id, revision: leads.revision, amount }).from(leads)
  })

export const readUploads = (url: string) => readWith(url, (database) => database.select().from(uploads))
