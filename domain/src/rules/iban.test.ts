// IBANs: pasted forms, and the codes of the four errors.
import { beforeAll, describe, expect, it } from 'vitest'
import { country as es } from '../countries/es/country.ts'
import { country as pl } from '../countries/pl/country.ts'
import { plContext } from '../testing/context.ts'

beforeAll(async () => {
  await Promise.all([pl.rules.iban.load?.(), es.rules.iban.load?.()])
})

describe('iban', () => {
  it.each([
    ['61109010140000071219812874', 'PL61109010140000071219812874'],
    ['IBANPL61109010140000071219812874', 'PL61109010140000071219812874'],
    ['PL61109010140000071219812874', 'PL61109010140000071219812874'],
  ])('stores %s as %s', (typed, stored) => {
    expect(pl.rules.iban.normalise?.(typed)).toBe(stored)
    expect(pl.rules.iban.check(stored, plContext())).toBeNull()
  })
  it.each([
    ['12345', 'iban-form'],
    ['PLXX', 'iban-form'],
    ['DE89370400440532013000', 'iban-country'],
    ['PL6110901014000007121981287', 'iban-length'],
    ['PL61109010140000071219812875', 'iban-checksum'],
  ])('rejects %s with %s', (iban, code) => {
    expect(pl.rules.iban.check(iban, plContext())?.code).toBe(code)
  })
  it('reports the length of the country', () => {
    expect(es.rules.iban.check('ES912100', plContext())).toEqual({ code: 'iban-length', params: { length: 24 } })
  })
})
