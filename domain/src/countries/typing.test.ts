// Validates typed and pasted values, country by country. The type requires a table for each country.
import { beforeAll, describe, expect, it } from 'vitest'
import { createCountryContext, loadCountryRules } from '../testing/context.ts'
import { type FieldCase, validateRaw, listWrongRows } from '../testing/validation.ts'
import { typed as co } from './co/testing/typed.ts'
import { typed as de } from './de/testing/typed.ts'
import { typed as es } from './es/testing/typed.ts'
import { typed as mx } from './mx/testing/typed.ts'
import { typed as ph } from './ph/testing/typed.ts'
import { typed as pl } from './pl/testing/typed.ts'
import { typed as ro } from './ro/testing/typed.ts'
import type { TypedTable } from '../testing/typedTable.ts'
import { typed as vn } from './vn/testing/typed.ts'
import type { CountryCode } from './country.ts'

const tables: Readonly<Record<CountryCode, TypedTable>> = {
  CO: co,
  DE: de,
  ES: es,
  MX: mx,
  PH: ph,
  PL: pl,
  RO: ro,
  VN: vn,
}

const minWrongCount = 30

describe.each(Object.entries(tables))('%s', (code, { country, cases, casesWithManyWrongValues }) => {
  beforeAll(() => loadCountryRules(createCountryContext(country)))

  it('has the table of its own country', () => expect(country.code).toBe(code))

  const codes = (['personalCode', 'taxIdentificationNumber', 'taxRegistryCode', 'postalCode'] as const)
    .map((rule) => ({ rule, matchingCases: cases.filter(({ dataPoint }) => dataPoint.rules.includes(rule)) }))
    .filter(({ matchingCases }) => matchingCases.length > 0)
  it.each(codes)('declares letters in the $rule only if stored values contain some', ({ rule, matchingCases }) => {
    const isLettered = matchingCases.some(({ stored: storedCases }) =>
      storedCases.some(([, stored]) => /[a-z]/iu.test(stored)),
    )
    expect(country.codesWithLetters?.includes(rule) ?? false).toBe(isLettered)
  })

  describe.each(cases)('$name', ({ stored: storedCases, wrong, ...rest }) => {
    const fieldCase: FieldCase = { country, ...rest }
    it.each(storedCases)('stores %j as %j', (typed, stored) => {
      expect(validateRaw(fieldCase, typed)).toBe(stored)
      expect(validateRaw(fieldCase, stored)).toBe(stored)
    })
    it.each(listWrongRows(wrong))('%s: rejects %j with %s', (_where, raw, error) => {
      expect(validateRaw(fieldCase, raw)).toEqual({ code: error })
    })
  })

  it.each(casesWithManyWrongValues)('has at least 30 wrong values of %s', (name) => {
    const wrong = cases.find((one) => one.name === name)?.wrong ?? {}
    expect(new Set(listWrongRows(wrong).map(([, raw]) => raw)).size).toBeGreaterThanOrEqual(minWrongCount)
  })
})
