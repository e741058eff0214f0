// Databases for a server in another process, and a look inside past everything that server says. For tests only.
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openPglite, openPostgres } from '../database/openStorage.ts'
import { leads } from '../database/schema.ts'
import type { Storage } from '../database/storage.ts'

export type LeadRow = typeof leads.$inferSelect

export type FreshDatabase = {
  /** What the server is told. */
  readonly environment: Readonly<Record<string, string>>
  /** Whether it may be read while a server runs on it. */
  readonly isShared: boolean
  /** Every lead of an applicant, oldest first. */
  readonly readLeads: (email: string) => Promise<readonly LeadRow[]>
  /** Every lead, oldest first. */
  readonly readEveryLead: () => Promise<readonly LeadRow[]>
  readonly drop: () => Promise<void>
}

/** `email` is null for the leads of every applicant. */
const readFrom = async (opening: Promise<Storage>, email: string | null): Promise<readonly LeadRow[]> => {
  const storage = await opening
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

/** Migrated and empty, for `createDatabase` to copy: migrating takes seconds, a copy does not. */
export const createTemplate = async (folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  const storage = await openPglite(folder)
  await storage.close()
}

const createPglite = (template: string): FreshDatabase => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-e2e-'))
  cpSync(template, folder, { recursive: true })
  return {
    environment: { DATA_DIR: folder },
    isShared: false,
    readLeads: (email) => readFrom(openPglite(folder), email),
    readEveryLead: () => readFrom(openPglite(folder), null),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

const createPostgres = async (url: string): Promise<FreshDatabase> => {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    environment: { DATABASE_URL: own.href, SECRET_KEY: 'a secret of the tests, of fitting length' },
    isShared: true,
    readLeads: (email) => readFrom(openPostgres(own.href, 1), email),
    readEveryLead: () => readFrom(openPostgres(own.href, 1), null),
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** PGlite in a folder of its own, or PostgreSQL where TEST_DATABASE_URL names a server. */
export const createDatabase = (template: string): Promise<FreshDatabase> => {
  const url = process.env['TEST_DATABASE_URL']
  return url === undefined ? Promise.resolve(createPglite(template)) : createPostgres(url)
}
