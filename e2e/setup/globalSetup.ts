// Builds the products and creates an empty migrated database before the first test.
import { type TestPostgres, startTestPostgres } from '../../server/src/testing/testPostgres.ts'
import { createTemplates } from '../../server/src/testing/freshDatabase.ts'
import { buildProducts, emptyDatabase, removeRunFolder } from './products.ts'
import { ensureFirefox } from './firefox.ts'
import { ensureWebKit } from './webKit.ts'

/** Starts PostgreSQL where it is installed: it needs a third of PGlite's time and can be read while the server runs. */
const startPostgres = async (): Promise<TestPostgres | null> => {
  if (process.env['DATABASE'] === 'pglite' || process.env['TEST_DATABASE_URL'] !== undefined) return null
  const postgres = await startTestPostgres()
  if (postgres !== null) process.env['TEST_DATABASE_URL'] = postgres.url
  return postgres
}

/** Starts PostgreSQL and creates the empty databases that the servers copy. */
const startDatabases = async (): Promise<TestPostgres | null> => {
  const postgres = await startPostgres()
  await createTemplates(emptyDatabase)
  return postgres
}

const globalSetup = async (): Promise<() => Promise<void>> => {
  if (process.env['WIDE'] === '1') {
    await ensureWebKit()
    await ensureFirefox()
  }
  removeRunFolder()
  // Runs in parallel with the builds, which have a separate process.
  const databases = startDatabases()
  await buildProducts().catch(async (reason: unknown) => {
    await (await databases)?.stop()
    throw reason
  })
  const postgres = await databases
  return async () => {
    await postgres?.stop()
    removeRunFolder()
  }
}

// Playwright calls the default export.
export default globalSetup
