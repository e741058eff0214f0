import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWholeNumber, normaliseNumber } from './normaliseNumber.ts'

describe('a typed number', () => {
  it.each([
    ['5000', 5000],
    ['5 000 zł', 5000],
    ['5\u00a0000', 5000],
    ['10 000,50', 10000],
    ['5.000,00 €', 5000],
    ['5.000', 5000],
    ['5,000', 5000],
    ['1.5', 1],
    ['5000.', 5000],
    ['１２３４', 1234],
    ['١٢٣٤', 1234],
    ['', null],
    ['abc', null],
    ['.', null],
  ])('%s is parsed as %s', (text, expected) => {
    expect(parseWholeNumber(text)).toBe(expected)
  })
})

describe('the nearest allowed number', () => {
  const range = { min: 100, max: 10000, step: 100 }

  it.each([
    [5000, 5000],
    [5049, 5000],
    [5050, 5100],
    [0, 100],
    [99999, 10000],
  ])('of %d is %d', (value, expected) => {
    expect(normaliseNumber(value, range)).toBe(expected)
  })

  it('is a step even when the maximum is not one', () => {
    expect(normaliseNumber(1000, { min: 61, max: 90, step: 7 })).toBe(89)
  })

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), (value) => {
        const once = normaliseNumber(value, range)
        expect(normaliseNumber(once, range)).toBe(once)
        expect(once % 100).toBe(0)
      }),
    )
  })
})
