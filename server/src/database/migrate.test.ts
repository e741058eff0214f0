import { sql } from 'drizzle-orm'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { makeNumberedDatabase } from '../testing/numberedMigrations.ts'
import { migrate, readMigrations } from './migrate.ts'
import newestSnapshot from './migrations/meta/0005_snapshot.json' with { type: 'json' }
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
    storage = await open()
  })
  afterAll(() => storage.close())

  const read = async (query: typeof columns): Promise<readonly unknown[]> =>
    v.parse(v.object({ rows: v.array(v.unknown()) }), await storage.database.execute(query)).rows
  const readCatalog = () => Promise.all([columns, constraints, indexes].map(read))
  const readApplied = () => read(sql`select hash, created_at from __drizzle_migrations order by id`)

  it('are applied once, also when two servers start at the same time', async () => {
    const applied = await readApplied()
    await Promise.all([migrate(storage.database), migrate(storage.database)])
    expect(await readApplied()).toEqual(applied)
    expect(applied).toHaveLength(readMigrations().length)
  })

  const later = (days: number, statements: readonly string[]) => ({
    sql: [...statements],
    bps: true,
    folderMillis: Date.now() + days * 86_400_000,
    hash: `later ${days}`,
  })

  it('leave nothing behind when a statement fails', async () => {
    const broken = later(1, ['create table half (id int)', 'select nonsense'])
    await expect(migrate(storage.database, [...readMigrations(), broken])).rejects.toThrow('nonsense')
    expect(await read(sql`select 1 from information_schema.tables where table_name = 'half'`)).toEqual([])
  })

  it('keep a database of a release with numbered migrations, with its rows', async () => {
    const fresh = await readCatalog()
    await makeNumberedDatabase(storage.database)
    await storage.database.execute(sql`insert into unsubscribed (address_hash, at) values ('hash', now())`)
    expect(await readCatalog()).not.toEqual(fresh)
    await migrate(storage.database)
    await migrate(storage.database)
    expect(await readCatalog()).toEqual(fresh)
    expect(await read(sql`select address_hash from unsubscribed`)).toEqual([{ address_hash: 'hash' }])
    expect(await read(sql`select id from sweep_clock`)).toHaveLength(1)
    expect(await readApplied()).toHaveLength(readMigrations().length)
  })

  it('keep the messages of releases that sent none from being sent', async () => {
    await makeNumberedDatabase(storage.database)
    await storage.database.execute(sql`insert into leads
      (id, product, revision, status, state, application, submit_tries, created_at, updated_at, expires_at)
      values (gen_random_uuid(), 'tukan-pl', 1, 'draft', 'NONE', '{}', 0, now(), now(), now())`)
    await storage.database.execute(sql`insert into outbox (lead_id, channel, sealed, created_at, expires_at)
      select id, 'sms', 'x', now(), now() from leads`)
    await migrate(storage.database)
    expect(await read(sql`select status, key from outbox`)).toEqual([{ status: 'dropped', key: null }])
  })

  it('do not open a database that lacks a numbered migration', async () => {
    await makeNumberedDatabase(storage.database, 9)
    await expect(migrate(storage.database)).rejects.toThrow('The database has migration 9 of 10')
  })

  it('do not open the database of a newer server', async () => {
    await makeNumberedDatabase(storage.database)
    await migrate(storage.database, [...readMigrations(), later(2, [])])
    await expect(migrate(storage.database)).rejects.toThrow('The database was migrated by a newer server')
  })
})
