// A migrated, empty PGlite database as one file, because a new database takes two seconds of processor time, and a copy
// half a second. For tests only.
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from '../database/migrate.ts'
import * as schema from '../database/schema.ts'

const variable = 'TEST_PGLITE_SNAPSHOT'

/** Vitest calls it once before the server tests. Writes the snapshot and returns the function that deletes it. */
export const setup = async (): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-snapshot-'))
  const client = await PGlite.create({ dataDir: 'memory://' })
  await migrate(drizzle(client, { schema }))
  const dump = await client.dumpDataDir('none')
  await client.close()
  const file = join(folder, 'database.tar')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  process.env[variable] = file
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Null when Vitest did not call `setup`. */
export const readSnapshot = async (): Promise<Blob | null> => {
  const file = process.env[variable]
  return file === undefined ? null : openAsBlob(file)
}
