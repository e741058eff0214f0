// Starts a temporary PostgreSQL server for the tests and benchmarks of one run. vitest uses it as its global set-up,
// which sets TEST_DATABASE_URL.
import { createCluster } from './postgresCluster.ts'

export type TestPostgres = { readonly url: string; readonly stop: () => Promise<void> }

/** No fsync and no durability, because the data folder is deleted after the run. */
const settings = ['-F', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200']

/** Null when PostgreSQL is not installed. */
export const startTestPostgres = async (): Promise<TestPostgres | null> => {
  const cluster = await createCluster(settings)
  return cluster === null ? null : { url: cluster.url, stop: cluster.drop }
}

/** The global set-up of vitest: starts a server unless TEST_DATABASE_URL is already set. Returns the teardown. */
export const setup = async (): Promise<() => Promise<void>> => {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return async () => {}
  const postgres = await startTestPostgres()
  if (postgres === null) return async () => {}
  process.env['TEST_DATABASE_URL'] = postgres.url
  return postgres.stop
}
