// Creates and drops databases on the PostgreSQL server of another database. For tests and the bench only.
import pg from 'pg'
import { openPostgres } from '../database/openStorage.ts'

/** `url` names any database of the server. */
const runOnServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const buildDatabaseUrl = (url: string, name: string): string => {
  const created = new URL(url)
  created.pathname = `/${name}`
  return created.href
}

/**
 * Returns the URL of the new database, a copy of `template` without connections. The names are identifiers without
 * quotes.
 */
export const createDatabase = async (url: string, name: string, template = 'template1'): Promise<string> => {
  await runOnServer(url, `create database ${name} template ${template}`)
  return buildDatabaseUrl(url, name)
}

/** Drops the database where it exists, also while it has connections. */
export const dropDatabase = (url: string, name: string): Promise<void> =>
  runOnServer(url, `drop database if exists ${name} with (force)`)

/** Creates a migrated database without rows, as a template for `createDatabase`. */
export const createTemplateDatabase = async (url: string, name: string): Promise<void> => {
  await dropDatabase(url, name)
  const template = await openPostgres(await createDatabase(url, name), 1)
  await template.close()
}
