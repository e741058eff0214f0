// Starts a temporary PostgreSQL server for the tests and benchmarks of one run. vitest uses it as its global set-up,
// which sets TEST_DATABASE_URL and TEST_DATABASE_TEMPLATE.
import { randomUUID } from 'node:crypto'
import { createTemplateDatabase, dropDatabase } from './createDatabase.ts'
import { createCluster } from './postgresCluster.ts'

export type TestPostgres = { readonly url: string; readonly stop: () => Promise<void> }

/** No fsync and no durability, because the data folder is deleted after the run. */
const settings = ['-F', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200']

/** Null when PostgreSQL is not installed. */
export const startTestPostgres = async (): Promise<TestPostgres | null> => {
  const cluster = await createCluster(settings)
  return cluster === null ? null : { url: cluster.url, stop: cluster.drop }
}

const templateVariable = 'TEST_DATABASE_TEMPLATE'

/** The migrated database that tests copy. Undefined when Vitest did not call `setup`. */
export const readTemplateName = (): string | undefined => process.env[templateVariable]

/**
 * The global set-up of vitest: starts a server unless TEST_DATABASE_URL is already set, and creates the template of the
 * databases of the tests. Returns the teardown.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  const given = process.env['TEST_DATABASE_URL']
  const postgres = given === undefined ? await startTestPostgres() : null
  const url = given ?? postgres?.url
  if (url === undefined) return async () => {}
  process.env['TEST_DATABASE_URL'] = url
  const name = `template_${randomUUID().replaceAll('-', '')}`
  await createTemplateDatabase(url, name)
  process.env[templateVariable] = name
  return postgres?.stop ?? (() => dropDatabase(url, name))
}
