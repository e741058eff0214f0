// Applies the migrations that drizzle-kit wrote, at start, while other servers serve
// (docs/decisions/41-rolling-updates.md). drizzle's own migrator takes no lock, so two servers that start at once would
// both apply them. It also ignores migrations of a newer server.
import { sql } from 'drizzle-orm'
import {
  assertCompatible,
  prepareAppliedMigrations,
  readAppliedMigrations,
  recordMigration,
} from './appliedMigrations.ts'
import {
  defaultLockLimits,
  inMigrationTransaction,
  type LockLimits,
  retryLocked,
  withMigrationLock,
} from './migrationLocks.ts'
import { type Migration, readMigrations } from './readMigrations.ts'
import type { Database } from './storage.ts'

const comments = /^(?:\s*--[^\n]*\n)+/u
const concurrentIndex =
  /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(?<name>"\w+"|\w+)/iu

/** The name of the index that a statement creates without blocking writes; null for any other statement. */
const findConcurrentIndex = (statement: string): string | null =>
  concurrentIndex.exec(statement.replace(comments, ''))?.groups?.['name'] ?? null

/**
 * PostgreSQL rejects these statements in a transaction. A failed one leaves an invalid index, which the next replaces.
 */
const createIndexes = async (connection: Database, { statements }: Migration): Promise<void> => {
  for (const statement of statements) {
    const index = findConcurrentIndex(statement)
    if (index !== null) await connection.execute(sql.raw(`drop index concurrently if exists ${index}`))
    await connection.execute(sql.raw(statement))
  }
}

const applyMigration = (connection: Database, migration: Migration, limits: LockLimits): Promise<void> => {
  const isConcurrent = migration.statements.some((statement) => findConcurrentIndex(statement) !== null)
  return retryLocked(migration.name, limits, async () => {
    if (isConcurrent) await createIndexes(connection, migration)
    await inMigrationTransaction(connection, limits, async (transaction) => {
      if (!isConcurrent) for (const statement of migration.statements) await transaction.execute(sql.raw(statement))
      await recordMigration(transaction, migration)
    })
  })
}

export type MigrateOptions = { readonly migrations?: readonly Migration[]; readonly limits?: LockLimits }

/**
 * Applies each missing migration in one transaction; those with `create index concurrently` in none. `connection` is
 * one connection and not a pool. A server without missing migrations waits for no lock, also while another one
 * migrates. Throws ConfigError when this release is too old for the database, or a table is in use for too long.
 */
export const migrate = async (
  connection: Database,
  { migrations = readMigrations(), limits = defaultLockLimits }: MigrateOptions = {},
): Promise<void> => {
  const listMissing = async (): Promise<readonly Migration[]> => {
    const applied = await readAppliedMigrations(connection)
    assertCompatible(applied, migrations)
    const appliedMs = new Set(applied.map(({ createdMs }) => createdMs))
    return migrations.filter(({ createdMs }) => !appliedMs.has(createdMs))
  }
  if ((await listMissing()).length === 0) return
  await withMigrationLock(connection, async () => {
    await inMigrationTransaction(connection, limits, (transaction) => prepareAppliedMigrations(transaction, migrations))
    for (const migration of await listMissing()) await applyMigration(connection, migration, limits)
  })
}
