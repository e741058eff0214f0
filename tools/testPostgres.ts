// The PostgreSQL server that tests and benches share for the length of a run.
// As a vitest global set-up it gives the server's tests TEST_DATABASE_URL.
import { createCluster } from '../server/src/testing/postgresCluster.ts'

export type TestPostgres = { readonly url: string; readonly stop: () => Promise<void> }

/** No fsync, no durability: fast, and the folder is thrown away. */
const settings = ['-F', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200']

/** Null where PostgreSQL is not installed. */
export const startTestPostgres = async (): Promise<TestPostgres | null> => {
  const cluster = await createCluster(settings)
  return cluster === null ? null : { url: cluster.url, stop: cluster.drop }
}

/** For vitest: a server for the length of the run, unless one is named already. */
export const setup = async (): Promise<() => Promise<void>> => {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return async () => {}
  const postgres = await startTestPostgres()
  if (postgres === null) return async () => {}
  process.env['TEST_DATABASE_URL'] = postgres.url
  return postgres.stop
}
