// The database engines that tests run on: always PGlite, and PostgreSQL when TEST_DATABASE_URL names a server. For
// tests only.
import { randomUUID } from 'node:crypto'
import { openPglite, openPostgres } from '../database/openStorage.ts'
import type { Storage } from '../database/storage.ts'
import type { QueueLimits } from '../database/workQueue.ts'
import { createDatabase, dropDatabase } from './createDatabase.ts'
import { readSnapshot } from './pgliteSnapshot.ts'
import { readTemplateName } from './testPostgres.ts'

export type Engine = { readonly name: string; readonly open: (limits?: QueueLimits) => Promise<Storage> }

/** Creates a migrated database on the test server. `close` drops it. */
const createPostgresDatabase = async (url: string, limits?: QueueLimits): Promise<Storage> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const storage = await openPostgres(await createDatabase(url, name, readTemplateName()), 10, limits)
  return {
    ...storage,
    close: async () => {
      await storage.close()
      await dropDatabase(url, name)
    },
  }
}

/** Opens a migrated PGlite in memory: a copy of the snapshot where Vitest wrote one. */
export const openTestPglite = async (limits?: QueueLimits): Promise<Storage> =>
  openPglite(null, limits, await readSnapshot())

const testDatabaseUrl = process.env['TEST_DATABASE_URL']

export const engines: readonly Engine[] = [
  { name: 'PGlite', open: openTestPglite },
  ...(testDatabaseUrl === undefined
    ? []
    : [{ name: 'PostgreSQL', open: (limits?: QueueLimits) => createPostgresDatabase(testDatabaseUrl, limits) }]),
]
