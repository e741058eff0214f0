import { sql } from 'drizzle-orm'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '@loan/domain/durations'
import { engines } from '../testing/databases.ts'
import { createNumberedDatabase } from '../testing/numberedMigrations.ts'
import { migrate, type MigrateOptions } from './migrate.ts'
import newestSnapshot from './migrations/meta/0014_snapshot.json' with { type: 'json' }
import { findRequired, type Migration, readMigrations } from './readMigrations.ts'
import * as schema from './schema.ts'
import type { Storage } from './storage.ts'

it('the migrations lead to the schema: no change is left out', async () => {
  expect(await generateMigration(newestSnapshot, generateDrizzleJson(schema))).toEqual([])
})

const columns = sql`select table_name, column_name, data_type, is_nullable, column_default, generation_expression
  from information_schema.columns where table_schema = 'public' and table_name <> 'migrations' order by 1, 2`
const constraints = sql`select conrelid::regclass::text as table_name, conname, pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'migrations'
    and contype <> 'n' order by 1, 2`
const indexes = sql`select indexdef from pg_indexes
  where schemaname = 'public' and tablename <> 'migrations' order by 1`

describe.each(engines)('migrations on $name', ({ open }) => {
  let storage: Storage
  beforeAll(async () => {
    // On PGlite the second server's migration waits for the only connection until the first one's has ended.
    storage = await open({ maxWaiting: 200, maxWaitMs: 60_000 })
  })
  afterAll(() => storage.close())

  const read = async (query: typeof columns): Promise<readonly unknown[]> =>
    v.parse(v.object({ rows: v.array(v.unknown()) }), await storage.database.execute(query)).rows
  const readCatalog = () => Promise.all([columns, constraints, indexes].map(read))
  const readAppliedRows = () => read(sql`select name, required_at from applied_migrations order by created_at`)
  /** Each call has its own connection on PostgreSQL, as each server has. */
  const run = (options?: MigrateOptions) => storage.withConnection((connection) => migrate(connection, options))
  const own = readMigrations()

  it('are applied once, also when two servers start at the same time', async () => {
    const fresh = await readCatalog()
    await read(sql`drop schema public cascade`)
    await read(sql`create schema public`)
    await Promise.all([run(), run()])
    expect(await readCatalog()).toEqual(fresh)
    expect(await readAppliedRows()).toHaveLength(own.length)
  })

  const later = (days: number, statements: readonly string[], requiredMs: number | null = null): Migration => ({
    name: `later_${days}`,
    createdMs: Date.now() + days * dayMs,
    hash: `later ${days}`,
    statements,
    requiredMs,
  })

  it('leave nothing behind when a statement fails', async () => {
    const broken = later(1, ['create table half (id int)', 'select nonsense'])
    await expect(run({ migrations: [...own, broken] })).rejects.toThrow('nonsense')
    expect(await readAppliedRows()).toHaveLength(own.length)
    expect(await read(sql`select 1 from information_schema.tables where table_name = 'half'`)).toEqual([])
  })

  it('keep a database of a release with numbered migrations, with its rows', async () => {
    const fresh = await readCatalog()
    await createNumberedDatabase(storage.database)
    await storage.database.execute(sql`insert into unsubscribed (address_hash, at) values ('hash', now())`)
    expect(await readCatalog()).not.toEqual(fresh)
    await run()
    await run()
    expect(await readCatalog()).toEqual(fresh)
    expect(await read(sql`select address_hash from unsubscribed`)).toEqual([{ address_hash: 'hash' }])
    expect(await read(sql`select id from sweep_clock`)).toHaveLength(1)
    expect(await readAppliedRows()).toHaveLength(readMigrations().length)
  })

  it('keep the messages of releases that sent none from being sent', async () => {
    await createNumberedDatabase(storage.database)
    await storage.database.execute(sql`insert into leads
      (id, product, revision, status, state, application, submit_tries, created_at, updated_at, expires_at)
      values (gen_random_uuid(), 'tukan-pl', 1, 'draft', 'NONE', '{}', 0, now(), now(), now())`)
    await storage.database.execute(sql`insert into outbox (lead_id, channel, sealed, created_at, expires_at)
      select id, 'sms', 'x', now(), now() from leads`)
    await run()
    expect(await read(sql`select status, key from outbox`)).toEqual([{ status: 'dropped', key: null }])
  })

  it('do not open a database that lacks a numbered migration', async () => {
    await createNumberedDatabase(storage.database, 9)
    await expect(run()).rejects.toThrow('The database has migration 9 of 10')
  })

  it('adopt a database of a release that recorded them for drizzle only', async () => {
    await createNumberedDatabase(storage.database)
    // These releases had migrations without a declaration.
    await run({ migrations: own.filter(({ requiredMs }) => requiredMs !== null) })
    const recorded = sql`select hash, created_at from __drizzle_migrations order by created_at`
    const before = await read(recorded)
    await read(sql`drop table applied_migrations`)
    await run()
    expect(await readAppliedRows()).toHaveLength(own.length)
    expect(await read(recorded)).toEqual(before)
  })

  const newestInDrizzle = sql`select max(created_at)::text as newest from __drizzle_migrations`

  it('open a database that a newer server expanded, also releases that read only the table of drizzle', async () => {
    const before = await read(newestInDrizzle)
    await run({ migrations: [...own, later(1, ['alter table leads add column note text'])] })
    expect(await readAppliedRows()).toHaveLength(own.length + 1)
    await run()
    expect(await read(newestInDrizzle)).toEqual(before)
  })

  it('do not open a database after a migration that requires a newer server', async () => {
    const expand = later(2, ['alter table leads add column other text'])
    const contract = later(3, ['alter table leads drop column note'], expand.createdMs)
    await run({ migrations: [...own, expand, contract] })
    await expect(run()).rejects.toThrow(
      `newer server: after later_3 it needs a server with the migration later_2, and the newest migration of this one is ${own.at(-1)?.name}`,
    )
    // The previous release still runs.
    await run({ migrations: [...own, expand] })
    expect(await read(newestInDrizzle)).toEqual([{ newest: String(contract.createdMs) }])
  })

  it('create an index outside a transaction, again when an attempt left an invalid one', async () => {
    await createNumberedDatabase(storage.database)
    await run()
    const statement = '-- Compatibility: expand\nCREATE INDEX CONCURRENTLY "leads_later" ON "leads" ("product")'
    await read(sql`create index leads_later on leads (revision)`)
    await run({ migrations: [...own, later(4, [statement])] })
    const found = await read(sql`select indexdef from pg_indexes where indexname = 'leads_later'`)
    expect(found).toEqual([{ indexdef: 'CREATE INDEX leads_later ON public.leads USING btree (product)' }])
  })
})

it('reads what a migration requires from its first line', () => {
  expect(findRequired('0007_b', '-- Compatibility: expand\nselect 1')).toBeNull()
  expect(findRequired('0007_b', '-- Compatibility: contract, oldest 0006_a\nselect 1')).toBe('0006_a')
  // The safe value: no older release starts.
  expect(findRequired('0007_b', 'select 1\n-- Compatibility: expand')).toBe('0007_b')
})
