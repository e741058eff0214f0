// Every list of a request has a limit, which is validated before the items. The cases come from the contract.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { findNodes } from '../testing/schemaNodes.ts'
import { boundedList } from '../lead/boundedList.ts'
import { endpoints } from './registry.ts'
import { listKeys } from '../records.ts'

const names = listKeys(endpoints)

const lists = names.flatMap((name) =>
  (['params', 'body'] as const).flatMap((source) =>
    findNodes(endpoints[name][source])
      .filter(({ type }) => type === 'array' || type === 'record')
      .map(({ path, type }) => ({ name, source, path, type, at: path.join('.') })),
  ),
)

/** Above every limit. */
const count = 100_000

const wrap = (path: readonly string[], list: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (key === '*' ? [inner] : { [key]: inner }), list)

it('finds the lists of the contract', () => {
  expect(lists.map(({ name, at }) => `${name} ${at}`)).toEqual(
    expect.arrayContaining(['createLead policies', 'offerCustomerDebts debts', 'continueLead takenBack']),
  )
})

describe('a list of a request', () => {
  it.each(lists)('$name $at is rejected by its length before its items are read', ({ name, source, path, type }) => {
    let reads = 0
    const item = new Proxy(
      {},
      {
        get: () => {
          reads += 1
          return undefined
        },
      },
    )
    const items = Array.from({ length: count }, () => item)
    const list = type === 'record' ? Object.fromEntries(items.entries()) : items
    const { issues = [] } = v.safeParse(endpoints[name][source], wrap(path, list))
    const own = issues.filter((issue) => v.getDotPath(issue)?.startsWith(path.join('.')) === true)
    expect(own.map((issue) => v.getDotPath(issue))).toEqual([path.join('.')])
    expect(reads).toBe(0)
  })
})

describe('boundedList', () => {
  const schema = boundedList(v.number(), 3)

  it('accepts as many items as the limit and validates each', () => {
    expect(v.parse(schema, [1, 2, 3])).toEqual([1, 2, 3])
    expect(v.safeParse(schema, [1, 'x']).issues?.map((issue) => v.getDotPath(issue))).toEqual(['1'])
    expect(v.is(schema, 'x')).toBe(false)
    expect(v.is(schema, { length: 2 })).toBe(false)
  })

  it('reports one issue for a list above the limit', () => {
    expect(v.safeParse(schema, ['x', 'x', 'x', 'x']).issues).toHaveLength(1)
  })
})
