// IBANs: pasted forms, and the codes of the four errors.
import { beforeAll, describe, expect, it } from 'vitest'
import { country as es } from '../countries/es/country.ts'
import { country as pl } from '../countries/pl/country.ts'
import { plContext } from '../testing/context.ts'
import { ibanRule } from './iban.ts'
import { findLoadedRule, loadRule } from './rule.ts'

beforeAll(async () => {
  await Promise.all([loadRule(pl.rules.iban), loadRule(es.rules.iban)])
})

describe('iban', () => {
  it.each([
    ['61109010140000071219812874', 'PL61109010140000071219812874'],
    ['IBANPL61109010140000071219812874', 'PL61109010140000071219812874'],
    ['PL61109010140000071219812874', 'PL61109010140000071219812874'],
  ])('stores %s as %s', (typed, stored) => {
    expect(pl.rules.iban.normalise?.(typed)).toBe(stored)
    expect(findLoadedRule(pl.rules.iban, stored)?.check(stored, plContext())).toBeNull()
  })
  it.each([
    ['12345', 'iban-form'],
    ['PLXX', 'iban-form'],
    ['DE89370400440532013000', 'iban-country'],
    ['PL6110901014000007121981287', 'iban-length'],
    ['PL61109010140000071219812875', 'iban-checksum'],
  ])('rejects %s with %s', (iban, code) => {
    expect(findLoadedRule(pl.rules.iban, iban)?.check(iban, plContext())?.code).toBe(code)
  })
  it('reports the length of the country', () => {
    expect(findLoadedRule(es.rules.iban, 'ES912100')?.check('ES912100', plContext())).toEqual({
      code: 'iban-length',
      params: { length: 24 },
    })
  })
})

describe('before the checker is loaded', () => {
  const notLoaded = ibanRule('PL', 28)
  it('the rule rejects a wrong form', () => {
    expect(findLoadedRule(notLoaded, 'PL6110')?.check('PL6110', plContext())?.code).toBe('iban-length')
  })
  it('the rule has no result for any other number', () => {
    expect(findLoadedRule(notLoaded, 'PL61109010140000071219812874')).toBeNull()
    expect(findLoadedRule(notLoaded, 'PL61109010140000071219812875')).toBeNull()
  })
})
