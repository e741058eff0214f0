// The databases of the bench's floor (bench/floor) without a layer in between: the pool of pg, or PGlite with the files
// and the memory of the measured server.
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { migrate } from '../database/migrate.ts'
import { PrivateFiles } from '../database/privateFiles.ts'
import * as schema from '../database/schema.ts'

export type Query = (text: string, values: unknown[]) => Promise<readonly unknown[]>

export type FloorDatabase = {
  readonly query: Query
  readonly inTransaction: (work: (query: Query) => Promise<void>) => Promise<void>
  readonly close: () => Promise<void>
}

/** The defaults of the measured server (DATABASE_POOL_SIZE, openStorage.ts). */
const poolSize = 10
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

export const openFloorPglite = async (folder: string): Promise<FloorDatabase> => {
  const client = await PGlite.create({ fs: new PrivateFiles(folder), startParams })
  await migrate(drizzlePglite(client, { schema }))
  return {
    query: async (text, values) => (await client.query(text, values)).rows,
    inTransaction: (work) =>
      client.transaction((transaction) => work(async (text, values) => (await transaction.query(text, values)).rows)),
    close: () => client.close(),
  }
}

export const openFloorPostgres = async (url: string): Promise<FloorDatabase> => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize })
  const migrating = await pool.connect()
  await migrate(drizzlePostgres(migrating, { schema }))
  migrating.release()
  return {
    query: async (text, values) => (await pool.query<Record<string, unknown>>(text, values)).rows,
    inTransaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await work(async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows)
        await client.query('commit')
        client.release()
      } catch (error) {
        client.release(true)
        throw error
      }
    },
    close: () => pool.end(),
  }
}
