// Opens the database the configuration names and brings its schema up to date.
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { databaseRefusal } from './databaseRefusal.ts'
import { lockFolder } from './folderLock.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema.ts'
import type { Storage } from './storage.ts'

/** 320 MB of memory become 190 with a small buffer: the whole database of a sandbox fits the operating system's cache. */
const pgliteStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

/**
 * An embedded database in a folder of its own, for one process.
 * It is safe against a killed process, not against power loss: PGlite never calls fsync.
 * Without a folder it lives in memory, for tests.
 */
export const openPglite = async (folder: string | null): Promise<Storage> => {
  const release = folder === null ? async () => {} : await lockFolder(folder)
  try {
    const client = await PGlite.create(folder === null ? 'memory://' : join(folder, 'database'), {
      startParams: pgliteStartParams,
    })
    const database = drizzlePglite(client, { schema })
    await migrate(database)
    return {
      engine: 'pglite',
      database,
      check: async () => {
        await database.execute(sql`select 1`)
      },
      close: async () => {
        await client.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** How long a statement may wait for another request's lock before the caller is asked to try again. */
const lockTimeoutMs = 5000

/** Throws ConfigError where there is none. */
const connectOnce = async (pool: pg.Pool): Promise<void> => {
  try {
    const connection = await pool.connect()
    connection.release()
  } catch (error) {
    throw databaseRefusal(error)
  }
}

export const openPostgres = async (url: string, poolSize: number): Promise<Storage> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    lock_timeout: lockTimeoutMs,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener the process would end.
  pool.on('error', () => {})
  const database = drizzlePostgres(pool, { schema })
  try {
    await connectOnce(pool)
    await migrate(database)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    engine: 'postgresql',
    database,
    check: async () => {
      await database.execute(sql`select 1`)
    },
    close: () => pool.end(),
  }
}

export const openStorage = (config: {
  readonly databaseUrl: string | null
  readonly databasePoolSize: number
  readonly dataDir: string
}): Promise<Storage> =>
  config.databaseUrl === null ? openPglite(config.dataDir) : openPostgres(config.databaseUrl, config.databasePoolSize)
