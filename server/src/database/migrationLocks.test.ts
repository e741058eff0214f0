// A migration while servers use the database: a table in use, a server that starts at the same time, a prepared
// statement.
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '@loan/domain/durations'
import { engines } from '../testing/databases.ts'
import type { LockLimits } from './migrationLocks.ts'
import { migrate } from './migrate.ts'
import { defineStatement } from './namedStatement.ts'
import { type Migration, readMigrations } from './readMigrations.ts'
import type { Storage } from './storage.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const postgres = engines.filter(({ name }) => name === 'PostgreSQL')

/** A migration after all existing ones. A higher `days` is later. */
const createMigration = (days: number, statement: string): Migration => ({
  name: `later_${days}`,
  createdMs: Date.now() + days * dayMs,
  hash: `later ${days}`,
  statements: [statement],
  requiredMs: null,
})

describe.each(postgres)('a migration while servers serve, on $name', ({ open }) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage.close())

  const hasColumn = async (name: string): Promise<boolean> => {
    const query = sql`select 1 from information_schema.columns where table_name = 'leads' and column_name = ${name}`
    return v.parse(v.object({ rows: v.array(v.unknown()) }), await storage.database.execute(query)).rows.length === 1
  }
  const countLeads = () => storage.database.execute(sql`select count(*) from leads`)

  /**
   * Runs the migration while another transaction has read the table `leads`, which locks it until that transaction
   * ends. `pause` receives the function that ends it.
   */
  const migrateBusyTable = async (
    migration: Migration,
    attempts: number,
    pause: (attempt: number, release: () => void) => Promise<unknown>,
  ): Promise<void> => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await storage.database
      .transaction(async (reader) => {
        await reader.execute(sql`select 1 from leads`)
        const limits: LockLimits = { lockTimeoutMs: 100, attempts, pause: (attempt) => pause(attempt, release) }
        const migrating = storage.withConnection((connection) =>
          migrate(connection, { migrations: [...readMigrations(), migration], limits }),
        )
        // A migration that was given up ends the transaction too.
        await Promise.race([released, migrating.catch(() => {})])
        // In an object, because the transaction would wait for a promise, and the migration waits for the transaction.
        return { migrating }
      })
      .then(({ migrating }) => migrating)
  }

  it('is tried again while a table is in use, and requests and starting servers do not wait for it', async () => {
    const failed: number[] = []
    await migrateBusyTable(
      createMigration(1, 'alter table leads add column late text'),
      3,
      async (attempt, release) => {
        failed.push(attempt)
        await countLeads()
        // A server of the previous release.
        await storage.withConnection((connection) => migrate(connection))
        if (attempt === 2) release()
      },
    )
    expect(failed).toEqual([1, 2])
    expect(await hasColumn('late')).toBe(true)
  })

  it('is given up with a message when the table remains in use', async () => {
    const migration = createMigration(2, 'alter table leads add column never text')
    await expect(migrateBusyTable(migration, 2, countLeads)).rejects.toThrow(
      'The migration later_2 was not applied, because other transactions use its tables',
    )
    expect(await hasColumn('never')).toBe(false)
  })

  it('that changes the type of a column fails a prepared statement once, with a reply that the client repeats', async () => {
    const read = defineStatement('read_changed_column', sql`select address_hash from unsubscribed`)
    const run = () => storage.withConnection((connection) => read(connection, {}))
    await run()
    await storage.database.execute(sql`alter table unsubscribed alter column address_hash type varchar(200)`)
    const error: unknown = await run().then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(await run()).toEqual([])
  })
})
