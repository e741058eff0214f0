// Validates typed and pasted values, country by country. The type requires a table for each country.
import { beforeAll, describe, expect, it } from 'vitest'
import { contextIn, loadCountryRules } from '../testing/context.ts'
import { type Asked, outcomeOf, wrongRows } from '../testing/validation.ts'
import { typed as co } from '../testing/typed/co.ts'
import { typed as de } from '../testing/typed/de.ts'
import { typed as es } from '../testing/typed/es.ts'
import { typed as mx } from '../testing/typed/mx.ts'
import { typed as ph } from '../testing/typed/ph.ts'
import { typed as pl } from '../testing/typed/pl.ts'
import { typed as ro } from '../testing/typed/ro.ts'
import type { TypedTable } from '../testing/typed/typedTable.ts'
import { typed as vn } from '../testing/typed/vn.ts'
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

const leastWrong = 30

describe.each(Object.entries(tables))('%s', (code, { country, cases, many }) => {
  beforeAll(() => loadCountryRules(contextIn(country)))

  it('has the table of its own country', () => expect(country.code).toBe(code))

  const codes = (['personalCode', 'taxIdentificationNumber', 'taxRegistryCode', 'postalCode'] as const)
    .map((rule) => ({ rule, asking: cases.filter(({ dataPoint }) => dataPoint.rules.includes(rule)) }))
    .filter(({ asking }) => asking.length > 0)
  it.each(codes)('declares letters in the $rule only if stored values contain some', ({ rule, asking }) => {
    const isLettered = asking.some(({ stored: kept }) => kept.some(([, stored]) => /[a-z]/iu.test(stored)))
    expect(country.lettersIn?.includes(rule) ?? false).toBe(isLettered)
  })

  describe.each(cases)('$name', ({ stored: kept, wrong, ...rest }) => {
    const asked: Asked = { country, ...rest }
    it.each(kept)('stores %j as %j', (typed, stored) => {
      expect(outcomeOf(asked, typed)).toBe(stored)
      expect(outcomeOf(asked, stored)).toBe(stored)
    })
    it.each(wrongRows(wrong))('%s: rejects %j with %s', (_where, raw, error) => {
      expect(outcomeOf(asked, raw)).toEqual({ code: error })
    })
  })

  it.each(many)('has at least 30 wrong values of %s', (name) => {
    const wrong = cases.find((one) => one.name === name)?.wrong ?? {}
    expect(new Set(wrongRows(wrong).map(([, raw]) => raw)).size).toBeGreaterThanOrEqual(leastWrong)
  })
})
