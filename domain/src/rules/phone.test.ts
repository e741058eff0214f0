// Phone numbers as people type them in Poland and Spain, with the four errors of spec 5.22 and our own `phone-invalid`.
// More numbers, of every country, are in the files testing/typed.ts of the countries.
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { country as es } from '../countries/es/country.ts'
import { country as pl } from '../countries/pl/country.ts'
import { countries } from '../countries/registry.ts'
import { plContext } from '../testing/context.ts'
import { phoneNumbersByCountry } from '../testing/phoneNumbers.ts'
import { mobilePhoneRule } from './mobilePhone.ts'
import type { MobileNumbers } from './mobileNumbers.ts'
import { phoneRule } from './phone.ts'
import { findLoadedRule, loadRule } from './rule.ts'
import { default as parsePhoneNumber } from 'libphonenumber-js/core'

beforeAll(async () => {
  await Promise.all([loadRule(pl.rules.phone), loadRule(es.rules.phone)])
})

describe('normalisation', () => {
  it.each([
    ['512345678', '+48512345678'],
    ['512 345 678', '+48512345678'],
    ['512-345-678', '+48512345678'],
    ['+48 512 345 678', '+48512345678'],
    ['(+48) 512345678', '+48512345678'],
    ['0048 512 345 678', '+48512345678'],
    ['48512345678', '+48512345678'],
    ['22 123 45 67', '+48221234567'],
    ['+48512345678', '+48512345678'],
  ])('stores %s in E.164 in Poland', (typed, stored) => {
    expect(pl.rules.phone.normalise?.(typed)).toBe(stored)
    expect(findLoadedRule(pl.rules.phone, stored)?.check(stored, plContext())).toBeNull()
  })
  it.each([
    ['612 34 56 78', '+34612345678'],
    ['712345678', '+34712345678'],
    ['+34 912 345 678', '+34912345678'],
  ])('stores %s in E.164 in Spain', (typed, stored) => {
    expect(es.rules.phone.normalise?.(typed)).toBe(stored)
    expect(findLoadedRule(es.rules.phone, stored)?.check(stored, plContext())).toBeNull()
  })
})

describe('an invalid number', () => {
  // Shows spec 5.22
  it.each([
    ['abc', 'phone-not-a-number'],
    ['+', 'phone-not-a-number'],
    ['512 abc 678', 'phone-not-a-number'],
    ['call 512345678', 'phone-not-a-number'],
    ['512345678 ext. 5', 'phone-not-a-number'],
    ['512', 'phone-too-short'],
    ['512 345 67', 'phone-too-short'],
    ['+48 512 345 6', 'phone-too-short'],
    ['51234567890', 'phone-too-long'],
    ['5'.repeat(250), 'phone-too-long'],
    ['+34612345678', 'phone-invalid-country'],
    ['+999612345678', 'phone-invalid-country'],
    ['111111111', 'phone-invalid'],
    ['701234567', 'phone-invalid'],
  ])('%s is rejected with %s', (typed, code) => {
    const text = pl.rules.phone.normalise?.(typed) ?? typed
    expect(findLoadedRule(pl.rules.phone, text)?.check(text, plContext())).toEqual({ code })
  })
})

describe('before the library is loaded', () => {
  const { mobileNumbers } = phoneNumbersByCountry.PL
  const notLoaded = phoneRule('PL', mobileNumbers, () => import('../countries/pl/phoneMetadata.ts'))
  it('the rule normalises only ordinary mobile numbers', () => {
    expect(notLoaded.normalise?.('512 345 678')).toBe('+48512345678')
    expect(notLoaded.normalise?.('22 123 45 67')).toBe('22 123 45 67')
  })
  it('the rule has a result only for ordinary mobile numbers', () => {
    expect(findLoadedRule(notLoaded, '+48512345678')?.check('+48512345678', plContext())).toBeNull()
    expect(findLoadedRule(notLoaded, '22 123 45 67')).toBeNull()
    expect(findLoadedRule(notLoaded, 'abc')).toBeNull()
  })
})

describe('ordinary mobile numbers', () => {
  /** Without `00`, which is not the international prefix in every country. */
  const listPrefixes = ({ callingCode, trunk = '' }: MobileNumbers) => [
    '',
    trunk,
    `+${callingCode}`,
    `+${callingCode} `,
  ]

  it.each(Object.values(countries))(
    'are mobile numbers for the library too in $code',
    ({ code: country, rules: { phone: rule } }) => {
      const { metadata, mobileNumbers } = phoneNumbersByCountry[country]
      const gaps = fc.array(fc.constantFrom('', ' ', '-'), { minLength: 12, maxLength: 12 })
      const typedNumber = fc
        .tuple(fc.constantFrom(...listPrefixes(mobileNumbers)), fc.stringMatching(mobileNumbers.national), gaps)
        .map(([prefix, digits, between]): readonly [string, string] => [
          digits,
          prefix +
            Array.from(digits)
              .map((digit, index) => digit + (index < digits.length - 1 ? between[index] : ''))
              .join(''),
        ])
      fc.assert(
        fc.property(typedNumber, ([digits, typed]) => {
          const parsed = parsePhoneNumber(typed, { defaultCountry: country, extract: false }, metadata)
          expect(parsed?.number).toBe(`+${mobileNumbers.callingCode}${digits}`)
          expect(['MOBILE', 'FIXED_LINE_OR_MOBILE']).toContain(parsed?.getType())
          expect(rule.normalise?.(typed)).toBe(parsed?.number)
        }),
        { numRuns: 500 },
      )
    },
  )

  it('do not load the library; another number does', async () => {
    let loads = 0
    const rule = phoneRule('PL', phoneNumbersByCountry.PL.mobileNumbers, () => {
      loads += 1
      return import('../countries/pl/phoneMetadata.ts')
    })
    for (const typed of ['', '512 345 678', '+48 512-345-678', '(+48) 512345678', '48512345678']) await rule.load(typed)
    expect(loads).toBe(0)
    await rule.load('22 123 45 67')
    expect(loads).toBe(1)
    expect(rule.normalise?.('22 123 45 67')).toBe('+48221234567')
  })
})

describe('the applicant’s own number', () => {
  it.each([
    ['is rejected when it is a landline', '+48221234567', { code: 'phone-landline' }],
    ['is accepted when it is a mobile number', '+48512345678', null],
  ])('%s: %s', (_title, number, error) => {
    expect(mobilePhoneRule.check(number, plContext())).toEqual(error)
  })
})
