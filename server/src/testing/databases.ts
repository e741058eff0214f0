// The engines the same tests run on: PGlite always, PostgreSQL where TEST_DATABASE_URL names a server. For tests only.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openPglite, openPostgres } from '../database/openStorage.ts'
import type { Storage } from '../database/storage.ts'

export type Engine = { readonly name: string; readonly open: () => Promise<Storage> }

/** A database of its own on the test server, dropped when it is closed. */
const openFreshPostgres = async (url: string): Promise<Storage> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const storage = await openPostgres(own.href, 10)
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
  { name: 'PGlite', open: () => openPglite(null) },
  ...(testDatabaseUrl === undefined ? [] : [{ name: 'PostgreSQL', open: () => openFreshPostgres(testDatabaseUrl) }]),
]
