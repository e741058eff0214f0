// Parsing of money, counts and decimals with the separators of Poland and Spain. Ambiguous text is rejected.
import { describe, expect, it } from 'vitest'
import { countries } from '../countries/registry.ts'
import { parseDecimal, parseInteger, parseMoney } from './parseNumber.ts'

const { PL, ES } = countries
const answer = (value: number): object => ({ outcome: 'answered', value })
const error = (code: string, params?: object): object => ({
  outcome: 'invalid',
  error: { code, ...(params && { params }) },
})

describe('money', () => {
  it.each([
    ['10000', 10_000],
    ['10 000', 10_000],
    ['10\u00a0000', 10_000],
    ['10\u202f000', 10_000],
    ['10.000', 10_000],
    ['1 234 567', 1_234_567],
    ["1'500.000", 1_500_000],
    ['1’500.000', 1_500_000],
    ["1'500'000", 1_500_000],
    ['10 000,50', 10_000],
    ['10000,5', 10_000],
    ['10000,-', 10_000],
    ['10000,–', 10_000],
    ['1,5', 1],
    ['10000 zł', 10_000],
    ['10 000 ZŁ', 10_000],
    ['10000zl', 10_000],
    ['PLN 10000', 10_000],
    ['10000 złotych', 10_000],
    ['１００００', 10_000],
    ['١٠٠٠٠', 10_000],
    ['۱۰۰۰۰', 10_000],
    ['007', 7],
    ['0', 0],
    ['-5', -5],
    ['-0', 0],
    [10_000, 10_000],
  ])('%j is read as %d in Poland', (typed, value) => {
    expect(parseMoney(typed, PL)).toEqual(answer(value))
  })
  it.each([
    ['5.000,00 €', 5000],
    ['5000€', 5000],
    ['€5000', 5000],
    ['5000 euros', 5000],
    ['5000 EUR', 5000],
    ['5.000', 5000],
    ['1.234.567,89', 1_234_567],
  ])('%j is read as %d in Spain', (typed, value) => {
    expect(parseMoney(typed, ES)).toEqual(answer(value))
  })
  it.each([
    ['COP $ 1.500.000', countries.CO],
    ['$1.500.000 pesos COP', countries.CO],
    ['MXN $1,500,000.00', countries.MX],
    ['$1,500,000.00 pesos M.N.', countries.MX],
  ])('several names of the currency are removed: %s', (typed, country) => {
    expect(parseMoney(typed, country)).toEqual(answer(1_500_000))
  })
  it.each([
    '1.5',
    '10.50',
    '1.2345',
    '10,000',
    '10,000.50',
    '1.000 000',
    '0.500',
    '10 00',
    '1 000 00',
    '1,2,3',
    'abc',
    '5k',
    '1e3',
    '0x10',
    '5-10',
    '--5',
    '+5',
    'zł',
    '½',
    '∞',
    10.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 60,
    true,
    { day: '1' },
  ])('%j is rejected', (typed) => {
    expect(parseMoney(typed, PL)).toEqual(error('not-a-number'))
  })
  it.each(Object.values(countries))('an apostrophe after the millions is read in $code', (country) => {
    for (const typed of [
      "1'500.000",
      "1'500,000",
      '1´500.000',
      '1`500.000',
      "1'500'000",
      "1'500.000,00",
      "1'500,000.00",
    ]) {
      expect(parseMoney(typed, country), typed).toEqual(answer(1_500_000))
    }
    for (const typed of ["1'500", "1'50.000", "1''500.000", "1'500.00", "0'500.000"]) {
      expect(parseMoney(typed, country), typed).toEqual(error('not-a-number'))
    }
  })
  it.each(Object.values(countries))('several groups after commas or dots are read in $code', (country) => {
    for (const typed of ['1,500,000', '1.500.000', '1,500,000.00', '1.500.000,00', '1.500.000,-']) {
      expect(parseMoney(typed, country), typed).toEqual(answer(1_500_000))
    }
    for (const typed of ['1,500.000', '1.500,000', '1,50,000', '1500,000,000', '0,500,000', '1,500,0000']) {
      expect(parseMoney(typed, country), typed).toEqual(error('not-a-number'))
    }
  })
  it('an amount has at most 15 digits without leading zeros', () => {
    expect(parseMoney('9'.repeat(15), PL)).toEqual(answer(999_999_999_999_999))
    expect(parseMoney('9'.repeat(16), PL)).toEqual(error('too-long', { max: 15 }))
    expect(parseMoney(`${'0'.repeat(30)}5`, PL)).toEqual(answer(5))
  })
  it.each([undefined, '', ' '])('%j is parsed as empty', (typed) => {
    expect(parseMoney(typed, PL)).toEqual({ outcome: 'empty' })
  })
  it('a character that cannot be stored is rejected', () => {
    expect(parseMoney('5\u0000', PL)).toEqual(error('not-text'))
  })
})

describe('integers', () => {
  it.each([
    ['73', 73],
    ['150 000', 150_000],
    ['-1', -1],
    [4, 4],
  ])('%j is read as %d', (typed, value) => {
    expect(parseInteger(typed, PL)).toEqual(answer(value))
  })
  it.each(['73,0', '7.3', '73 dni', 'x', 7.3])('%j is rejected', (typed) => {
    expect(parseInteger(typed, PL)).toEqual(error('not-a-number'))
  })
})

describe('decimals', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1,234', 1.234],
    ['12', 12],
    ['1 200,25', 1200.25],
    ['1.200,25', 1200.25],
    ['12.3456', 12.3456],
    [1.5, 1.5],
  ])('%j is read as %d', (typed, value) => {
    expect(parseDecimal(typed, PL)).toEqual(answer(value))
  })
  it.each(['1.234', '1,2,3', '1.2.3', ',5', '5,', 'abc', '1e3', Number.NaN, false])('%j is rejected', (typed) => {
    expect(parseDecimal(typed, PL)).toEqual(error('not-a-decimal'))
  })
})
