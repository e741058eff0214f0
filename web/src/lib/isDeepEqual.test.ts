import { expect, it } from 'vitest'
import { isDeepEqual } from './isDeepEqual.ts'

it.each([
  [1, 1, true],
  [null, null, true],
  [null, {}, false],
  [null, undefined, false],
  ['1', 1, false],
  [{ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{ toString: 1 }, { valueOf: 1 }, false],
])('compares %j with %j: %s', (one, other, expected) => {
  expect(isDeepEqual(one, other)).toBe(expected)
  expect(isDeepEqual(other, one)).toBe(expected)
})
