import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import * as schema from './schema.ts'
import type { Storage } from './storage.ts'

const tables = Object.values(schema).filter((table) => is(table, PgTable))
const columnRows = v.object({ rows: v.array(v.object({ column_name: v.string(), is_nullable: v.string() })) })

describe.each(engines)('migrations on $name', ({ open }) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage.close())

  it.each(tables.map((table) => getTableConfig(table)))('create the table $name as in the schema', async (table) => {
    const { rows } = v.parse(
      columnRows,
      await storage.database.execute(
        sql`select column_name, is_nullable from information_schema.columns where table_name = ${table.name}`,
      ),
    )
    const made = rows.map((row): [string, boolean] => [row.column_name, row.is_nullable === 'NO'])
    const meant = table.columns.map((column): [string, boolean] => [column.name, column.notNull])
    expect(new Map(made)).toEqual(new Map(meant))
  })

  it('run once when the server starts several times', async () => {
    await migrate(storage.database)
    await migrate(storage.database)
    const { rows } = v.parse(
      v.object({ rows: v.array(v.unknown()) }),
      await storage.database.execute(sql`select id from migrations`),
    )
    expect(rows).toHaveLength(migrations.length)
  })

  it('roll back when a step fails', async () => {
    const broken = [...migrations, { id: 99, name: 'broken', sql: ['create table half (id int)', 'select nonsense'] }]
    await expect(migrate(storage.database, broken)).rejects.toThrow('nonsense')
    const { rows } = v.parse(
      columnRows,
      await storage.database.execute(sql`
      select column_name, is_nullable from information_schema.columns where table_name = 'half'`),
    )
    expect(rows).toEqual([])
  })

  it('throw for a database of a newer server', async () => {
    await migrate(storage.database, [...migrations, { id: 98, name: 'of tomorrow', sql: [] }])
    await expect(migrate(storage.database)).rejects.toThrow(
      `The database has migration 98, this server knows ${migrations.at(-1)?.id}`,
    )
  })
})
