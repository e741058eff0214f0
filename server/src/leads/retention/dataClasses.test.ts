// The data classes cover the whole schema, name the jobs that exist, and are what the document says.
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as schema from '../../database/schema.ts'
import type { DataClass } from './dataClass.ts'
import { dataClasses } from './dataClasses.ts'

const classes: readonly DataClass[] = Object.values(dataClasses)
const names = new Set<string>(Object.keys(dataClasses))

describe('the data classes', () => {
  it('contain every table of the schema', () => {
    const classified = new Set(classes.flatMap(({ tables }) => tables.map((table) => getTableName(table))))
    const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
    expect(tables.length).toBeGreaterThan(15)
    expect(tables.filter((table) => !classified.has(table))).toEqual([])
  })

  it('name a job or a reason for the end of each class', () => {
    for (const { title, time, job } of classes)
      expect([title, job === null]).toEqual([title, time.kind === 'unlimited'])
  })

  it('refer to existing classes', () => {
    const others = classes.flatMap(({ time }) => (time.kind === 'with' ? [time.other] : []))
    expect(others.filter((other) => !names.has(other))).toEqual([])
  })
})
