// Reads the migrations that drizzle-kit wrote, and what each declares about the releases before it (CONTRIBUTING.md).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import * as v from 'valibot'

export type Migration = {
  readonly name: string
  /** Milliseconds since 1970. Identifies the migration and orders it. */
  readonly createdMs: number
  readonly hash: string
  readonly statements: readonly string[]
  /** `createdMs` of a migration that a server must have to run on the migrated database; null: every server may run. */
  readonly requiredMs: number | null
}

/** Next to this file in the source, and next to the built server. */
const defaultFolder = fileURLToPath(new URL('migrations', import.meta.url))

const journalSchema = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) })

const declaration = /^-- Compatibility: (?:(?<expand>expand)|contract, oldest (?<oldest>\w+))$/u

/**
 * The migration that a server must have: null for `expand`, the named one for `contract`, and the migration itself
 * without a declaration. `sql` is the text of the migration file.
 */
export const findRequired = (name: string, sql: string): string | null => {
  const groups = declaration.exec(sql.split('\n')[0]?.trim() ?? '')?.groups
  if (groups?.['expand'] !== undefined) return null
  return groups?.['oldest'] ?? name
}

/** Oldest first. Throws when a migration names one that does not exist. */
export const readMigrations = (migrationsFolder = defaultFolder): readonly Migration[] => {
  const journal: unknown = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
  const { entries } = v.parse(journalSchema, journal)
  const files = readMigrationFiles({ migrationsFolder })
  return entries.map(({ tag: name, when: createdMs }, index) => {
    const file = files[index]
    if (file === undefined) throw new Error(`The migration ${name} has no file`)
    const required = findRequired(name, file.sql.join('\n'))
    const requiredMs = required === null ? null : entries.find(({ tag }) => tag === required)?.when
    if (requiredMs === undefined) throw new Error(`The migration ${name} names ${required}, which does not exist`)
    return { name, createdMs, hash: file.hash, statements: file.sql, requiredMs }
  })
}
