import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseTolerant } from './parseTolerant.ts'

const schema = v.strictObject({
  a: v.number(),
  list: v.array(v.strictObject({ b: v.string() })),
  inner: v.nullable(v.strictObject({ c: v.optional(v.boolean(), false) })),
})

describe('parseTolerant', () => {
  it('ignores keys that the schema does not have, at every depth', () => {
    const input = { a: 1, x: 2, y: 3, list: [{ b: 'b', x: 1 }, { b: 'c' }], inner: { x: { c: true }, y: [] } }
    expect(parseTolerant(schema, input)).toMatchObject({
      success: true,
      output: { a: 1, list: [{ b: 'b' }, { b: 'c' }], inner: { c: false } },
    })
    expect(input.list[0]).toEqual({ b: 'b', x: 1 })
  })

  it.each([
    { a: '1', x: 2, list: [], inner: null },
    { x: 2, list: [], inner: null },
    { a: 1, list: [{ x: 1 }], inner: null },
    { a: 1, list: [{ b: 'b' }], inner: 'x' },
    null,
  ])('rejects other differences: %j', (input) => {
    expect(parseTolerant(schema, input).success).toBe(false)
  })
})
