// Creates databases for a server in another process, and reads their leads directly. For tests only.
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openPglite, openPostgres } from '../database/openStorage.ts'
import { leads } from '../database/schema.ts'
import type { Storage } from '../database/storage.ts'
import { createDatabase as createDatabaseOnServer, createTemplateDatabase, dropDatabase } from './createDatabase.ts'

export type LeadRow = typeof leads.$inferSelect

export type FreshDatabase = {
  /** The environment variables of the server. */
  readonly environment: Readonly<Record<string, string>>
  /** Whether the database can be read while a server uses it. */
  readonly isShared: boolean
  /** Reads the leads of an applicant, oldest first. */
  readonly readLeads: (email: string) => Promise<readonly LeadRow[]>
  /** Reads all leads, oldest first. */
  readonly readAllLeads: () => Promise<readonly LeadRow[]>
  readonly drop: () => Promise<void>
}

/** `email` is null for the leads of all applicants. */
const readFrom = async (pendingStorage: Promise<Storage>, email: string | null): Promise<readonly LeadRow[]> => {
  const storage = await pendingStorage
  try {
    return await storage.database
      .select()
      .from(leads)
      .where(email === null ? undefined : sql`${leads.application}->'contactDetails'->>'email' = ${email}`)
      .orderBy(leads.createdAt)
  } finally {
    await storage.close()
  }
}

/** PostgreSQL copies a template in about 50 ms. */
const templateName = 'e2e_template'

/** Creates an empty migrated database of both kinds. `createDatabase` copies it, because a migration takes seconds. */
export const createTemplates = async (folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  const storage = await openPglite(folder)
  await storage.close()
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) return
  await createTemplateDatabase(url, templateName)
}

const createPglite = (template: string): FreshDatabase => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-e2e-'))
  cpSync(template, folder, { recursive: true })
  return {
    environment: { DATA_DIR: folder },
    isShared: false,
    readLeads: (email) => readFrom(openPglite(folder), email),
    readAllLeads: () => readFrom(openPglite(folder), null),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

const createPostgres = async (url: string): Promise<FreshDatabase> => {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  const own = await createDatabaseOnServer(url, name, templateName)
  return {
    environment: { DATABASE_URL: own, SECRET_KEY: 'a secret of the tests of fitting length' },
    isShared: true,
    readLeads: (email) => readFrom(openPostgres(own, 1), email),
    readAllLeads: () => readFrom(openPostgres(own, 1), null),
    drop: () => dropDatabase(url, name),
  }
}

export type DatabaseKind = 'PGlite' | 'PostgreSQL'

/** Lists the database kinds for tests that depend on the database: PostgreSQL only when TEST_DATABASE_URL is set. */
export const listDatabaseKinds = (): readonly DatabaseKind[] =>
  process.env['TEST_DATABASE_URL'] === undefined ? ['PGlite'] : ['PGlite', 'PostgreSQL']

/** Copies the empty database of this kind that `createTemplates` created; `folder` is the template of PGlite. */
export const createDatabase = async (
  folder: string,
  kind: DatabaseKind = listDatabaseKinds().at(-1) ?? 'PGlite',
): Promise<FreshDatabase> => {
  const url = process.env['TEST_DATABASE_URL']
  return kind === 'PGlite' || url === undefined ? createPglite(folder) : createPostgres(url)
}
