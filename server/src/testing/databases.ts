// The database engines that tests run on: always PGlite, and PostgreSQL when TEST_DATABASE_URL names a server. For
// tests only.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openPglite, openPostgres } from '../database/openStorage.ts'
import type { Storage } from '../database/storage.ts'
import type { QueueLimits } from '../database/workQueue.ts'
import { readSnapshot } from './pgliteSnapshot.ts'

export type Engine = { readonly name: string; readonly open: (limits?: QueueLimits) => Promise<Storage> }

/** Creates a new database on the test server. `close` drops it. */
const createPostgresDatabase = async (url: string, limits?: QueueLimits): Promise<Storage> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const storage = await openPostgres(own.href, 10, limits)
  return {
    ...storage,
    close: async () => {
      await storage.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

const testDatabaseUrl = process.env['TEST_DATABASE_URL']

export const engines: readonly Engine[] = [
  { name: 'PGlite', open: async (limits) => openPglite(null, limits, await readSnapshot()) },
  ...(testDatabaseUrl === undefined
    ? []
    : [{ name: 'PostgreSQL', open: (limits?: QueueLimits) => createPostgresDatabase(testDatabaseUrl, limits) }]),
]
