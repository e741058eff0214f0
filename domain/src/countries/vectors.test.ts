// Validates published and composed numbers, valid and invalid, with the rules of their countries.
import fc from 'fast-check'
import { stdnum } from 'stdnum'
import { describe, expect, it } from 'vitest'
import { plContext, esContext } from '../testing/context.ts'
import { ibanRule } from '../rules/iban.ts'
import { cccdRule } from './vn/rules/cccd.ts'
import { clabeRule } from './mx/rules/clabe.ts'
import { cnpRule } from './ro/rules/cnp.ts'
import { coDocumentRule } from './co/rules/identityDocument.ts'
import { cuiRule } from './ro/rules/cui.ts'
import { curpRule } from './mx/rules/curp.ts'
import { deDocumentRule } from './de/rules/identityDocument.ts'
import { mstRule } from './vn/rules/mst.ts'
import { nifRule } from './es/rules/nif.ts'
import { nipRule } from './pl/rules/nip.ts'
import { nitRule } from './co/rules/nit.ts'
import { parseBirthDateOfPesel, peselRule } from './pl/rules/pesel.ts'
import { plIdCardRule } from './pl/rules/idCard.ts'
import { plTaxRegistryCodeRule } from './pl/rules/taxRegistryCode.ts'
import { regonRule } from './pl/rules/regon.ts'
import { personalRfcRule } from './mx/rules/rfc.ts'
import { esTaxRegistryCodeRule } from './es/rules/taxRegistryCode.ts'
import vectors from './vectors.json'
import { findLoadedRule } from '../rules/rule.ts'

const families = [
  { name: 'PESEL', rule: peselRule, ...vectors['PL.pesel'] },
  { name: 'NIP', rule: nipRule, ...vectors['PL.nip'] },
  { name: 'REGON', rule: regonRule, ...vectors['PL.regon'] },
  { name: 'Polish employer by NIP', rule: plTaxRegistryCodeRule, ...vectors['PL.nip'] },
  { name: 'Polish employer by REGON', rule: plTaxRegistryCodeRule, ...vectors['PL.regon'] },
  { name: 'Polish identity card', rule: plIdCardRule, ...vectors['PL.idcard'] },
  { name: 'NIF', rule: nifRule, ...vectors['ES.nif'] },
  { name: 'CIF', rule: esTaxRegistryCodeRule, ...vectors['ES.cif'] },
  { name: 'Spanish employer by NIF', rule: esTaxRegistryCodeRule, ...vectors['ES.nif'] },
  { name: 'CNP', rule: cnpRule, ...vectors['RO.cnp'] },
  { name: 'CUI', rule: cuiRule, ...vectors['RO.cui'] },
  { name: 'CURP', rule: curpRule, ...vectors['MX.curp'] },
  { name: 'RFC without its check character', rule: personalRfcRule, ...vectors['MX.rfc'] },
  { name: 'CLABE', rule: clabeRule, ...vectors['MX.clabe'] },
  { name: 'cédula', rule: coDocumentRule, ...vectors['CO.cc'] },
  { name: 'NIT', rule: nitRule, ...vectors['CO.nit'] },
  { name: 'German identity card', rule: deDocumentRule, ...vectors['DE.idcard'] },
  { name: 'CCCD', rule: cccdRule, ...vectors['VN.cccd'] },
  { name: 'MST', rule: mstRule, ...vectors['VN.mst'] },
]

// Shows spec 5.33
describe.each(families)('$name', ({ rule, valid, invalid }) => {
  it.each(valid)('accepts %s', (number) => {
    expect(rule.check(number, plContext())).toBeNull()
  })
  it.each(invalid)('rejects %s', (number) => {
    expect(rule.check(number, plContext())).not.toBeNull()
  })
})

describe('IBAN', () => {
  const lengths: Readonly<Record<string, number>> = { PL: 28, ES: 24, DE: 22 }
  const check = async (iban: string) => {
    const country = iban.slice(0, 2)
    const rule = ibanRule(country, lengths[country] ?? 0)
    await rule.load()
    return findLoadedRule(rule, iban)?.check(iban, esContext())
  }
  it.each(vectors.IBAN.valid)('accepts %s', async (iban) => {
    expect(await check(iban)).toBeNull()
  })
  it.each(vectors.IBAN.invalid)('rejects %s', async (iban) => {
    expect(await check(iban)).toEqual({ code: 'iban-checksum' })
  })
})

describe('single faults', () => {
  it.each([
    ['8507141233', 'pesel-length'],
    ['8507141233A', 'pesel-length'],
    ['00000000000', 'pesel-date'],
    ['03222901025', 'pesel-date'],
    ['85131401358', 'pesel-date'],
    ['30320100000', 'pesel-date'],
    ['85071412335', 'pesel-checksum'],
  ])('the PESEL %s is rejected with %s', (pesel, code) => {
    expect(peselRule.check(pesel, plContext())?.code).toBe(code)
  })
  it.each([
    ['0000000000', 'nip-checksum'],
    ['526104082', 'regon-checksum'],
    ['52610408281', 'regon-length'],
    ['52610', 'nip-length'],
    ['000000000', 'regon-checksum'],
    ['00000000000000', 'regon-checksum'],
    ['12345678512346', 'regon-checksum'],
  ])('the Polish employer %s is rejected with %s', (number, code) => {
    expect(plTaxRegistryCodeRule.check(number, plContext())?.code).toBe(code)
  })
  it('a REGON of fourteen digits is accepted', () => {
    expect(plTaxRegistryCodeRule.check('12345678512347', plContext())).toBeNull()
  })
  it.each([
    ['A5881850A', 'cif-checksum'],
    ['P2800000F', 'cif-checksum'],
    ['I58818501', 'cif-form'],
    ['1234567Z', 'nif-form'],
    ['12345678A', 'nif-letter'],
  ])('the Spanish employer %s is rejected with %s', (number, code) => {
    expect(esTaxRegistryCodeRule.check(number, esContext())?.code).toBe(code)
  })
  it.each([
    [nipRule, 'PL5261040828', '5261040828'],
    [plTaxRegistryCodeRule, 'PL5261040828', '5261040828'],
    [nifRule, '1234567L', '01234567L'],
    [esTaxRegistryCodeRule, 'ESA58818501', 'A58818501'],
  ] as const)('%#: $1 is stored as $2', (rule, typed, stored) => {
    expect(rule.normalise?.(typed)).toBe(stored)
  })
})

describe('the PESEL and the date of birth', () => {
  it.each(Object.entries(vectors['PL.pesel'].birthDates))('%s contains the birth date %s', (pesel, date) => {
    expect(parseBirthDateOfPesel(pesel)).toBe(date)
    expect(peselRule.check(pesel, plContext({ personalDetails: { dateOfBirth: date } }))).toBeNull()
  })
  it.each([
    ['00810100000', '1800-01-01'],
    ['00010100000', '1900-01-01'],
    ['00210100000', '2000-01-01'],
    ['00410100000', '2100-01-01'],
    ['00610100000', '2200-01-01'],
  ])('%s contains the birth date %s', (pesel, date) => {
    expect(parseBirthDateOfPesel(pesel)).toBe(date)
  })
  it('are both in the error if they differ', () => {
    const context = plContext({ personalDetails: { dateOfBirth: '1985-07-15' } })
    expect(peselRule.check('85071412334', context)).toEqual({
      code: 'pesel-birth-date',
      params: { peselDate: '1985-07-14', dateOfBirth: '1985-07-15' },
      comparedWith: 'dateOfBirth',
    })
  })
})

describe('birth dates and sexes in other codes', () => {
  it.each(Object.entries(vectors['RO.cnp'].birthDates))('the CNP %s contains %s', (cnp, date) => {
    expect(cnpRule.parseBirthDate?.(cnp)).toBe(date)
  })
  it.each(Object.entries(vectors['MX.curp'].birthDates))('the CURP %s contains %s', (curp, date) => {
    expect(curpRule.parseBirthDate?.(curp)).toBe(date)
  })
  it('have either century for a resident foreigner', () => {
    const foreigner = '7000229410025'
    expect(cnpRule.parseBirthDate?.(foreigner)).toBe('2000-02-29')
    expect(cnpRule.parseBirthDate?.('7050714120035')).toBeNull()
    for (const dateOfBirth of ['1905-07-14', '2005-07-14']) {
      const code = cnpRule.check('7050714120035', plContext({ personalDetails: { dateOfBirth } }))?.code
      expect(code).not.toBe('cnp-birth-date')
    }
  })
  it.each([
    [peselRule, '85071412342', 'female'],
    [peselRule, '85071412334', 'male'],
    [peselRule, '8507141233', null],
    [cnpRule, '1850714123457', 'male'],
    [cnpRule, '2850714123457', 'female'],
    [cnpRule, '', null],
    [cccdRule, '001085012345', 'male'],
    [cccdRule, '001185012345', 'female'],
  ])('%#: %s contains the sex', (rule, code, sex) => {
    expect(rule.parseGender?.(code)).toBe(sex)
  })
  it('pass with another sex in the answers', () => {
    const woman = plContext({ personalDetails: { gender: 'female' } })
    expect(cnpRule.check('1850714123457', woman)).toBeNull()
    expect(curpRule.check('GAMJ850714HDFRRN07', woman)).toBeNull()
    expect(cccdRule.check('001085012345', woman)).toBeNull()
  })
})

describe('compared with the package stdnum', () => {
  const digits = (length: number): fc.Arbitrary<string> =>
    fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((list) => list.join(''))
  const letter = (of: string): fc.Arbitrary<string> => fc.constantFrom(...of.split(''))
  /** stdnum accepts a digit or a letter for every kind of company, so only kinds that allow both are compared. */
  const cif = fc.tuple(letter('CDFGJUV'), digits(7), letter('0123456789ABCDEFGHIJ')).map((pieces) => pieces.join(''))
  it.each([
    { name: 'NIP', rule: nipRule, other: stdnum['PL']?.['nip'], numbers: digits(10) },
    { name: 'REGON', rule: regonRule, other: stdnum['PL']?.['regon'], numbers: digits(9) },
    { name: 'CIF', rule: esTaxRegistryCodeRule, other: stdnum['ES']?.['cif'], numbers: cif },
    {
      name: 'CUI',
      rule: cuiRule,
      other: stdnum['RO']?.['cui'],
      numbers: digits(8).filter((cui) => !cui.startsWith('0')),
    },
    { name: 'NIT', rule: nitRule, other: stdnum['CO']?.['nit'], numbers: digits(10) },
    {
      name: 'MST',
      rule: mstRule,
      other: stdnum['VN']?.['mst'],
      numbers: digits(10).filter((mst) => !mst.startsWith('00')),
    },
  ])('the $name rule accepts the same numbers', ({ rule, other, numbers }) => {
    fc.assert(
      fc.property(numbers, (text) => {
        fc.pre(!/^0+$/u.test(text.slice(0, 9)))
        expect(rule.check(text, plContext()) === null).toBe(other?.validate(text).isValid)
      }),
      { numRuns: 2000 },
    )
  })
})
