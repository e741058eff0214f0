// Formats of money, numbers and dates in each country (docs/countries/README.md), with edge cases.
import type { CountryCode, LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { getToday } from '@loan/domain/getToday'
import { toLanguageTag } from '../i18n/toLanguageTag.ts'
import { buildLazyFormats } from './useLazyFormats.ts'

const { 'tukan-pl': tukan, 'tukan-es': tukanEs } = products

const buildProduct = (code: CountryCode, locale: LocaleKey, tag: string, currency: string): Product => ({
  ...tukan,
  locales: [locale],
  country: {
    ...tukan.country,
    code,
    languageTags: { [locale]: tag },
    currency: { code: currency, symbol: '', names: [] },
  },
})

const getFormats = (product: Product, locale: string) =>
  buildLazyFormats({ product, languageTag: toLanguageTag(product, locale) })

describe('the formats of every country', () => {
  // Shows spec 1.9, 1.10
  it.each([
    ['PL', 'pl', 'pl-PL', 'PLN', '5\u00a0000\u00a0zł', '12\u00a0345\u00a0zł', '14.07.1985'],
    ['ES', 'es', 'es-ES', 'EUR', '5.000\u00a0€', '12.345\u00a0€', '14/07/1985'],
    ['DE', 'de', 'de-DE', 'EUR', '5.000\u00a0€', '12.345\u00a0€', '14.07.1985'],
    ['RO', 'ro', 'ro-RO', 'RON', '5.000\u00a0lei', '12.345\u00a0lei', '14.07.1985'],
    ['MX', 'mx', 'es-MX', 'MXN', '$5,000', '$12,345', '14/07/1985'],
    ['CO', 'co', 'es-CO', 'COP', '$\u00a05.000', '$\u00a012.345', '14/07/1985'],
    ['PH', 'ph', 'en-PH', 'PHP', '₱5,000', '₱12,345', '07/14/1985'],
    ['VN', 'vn', 'vi-VN', 'VND', '5.000\u00a0₫', '12.345\u00a0₫', '14/07/1985'],
  ] as const)('format money and dates of %s in %s', (code, locale, tag, currency, money, more, date) => {
    const formats = getFormats(buildProduct(code, locale, tag, currency), locale)
    expect([formats.money(5000), formats.money(12_345), formats.date('1985-07-14')]).toEqual([money, more, date])
  })
})

describe('a date with the month as a word', () => {
  it.each([
    ['PL', 'pl', 'pl-PL', '6 gru 2026'],
    ['ES', 'es', 'es-ES', '6 dic 2026'],
    ['DE', 'de', 'de-DE', '6. Dez. 2026'],
    ['CO', 'co', 'es-CO', '6 de dic de 2026'],
    ['PH', 'ph', 'en-PH', 'Dec 6, 2026'],
    ['VN', 'vn', 'vi-VN', '6 thg 12, 2026'],
  ] as const)('is not ambiguous and has no line break in %s', (code, locale, tag, expected) => {
    const { shortDate } = getFormats(buildProduct(code, locale, tag, 'EUR'), locale)
    expect(shortDate('2026-12-06')).toBe(expected.replaceAll(' ', '\u00a0'))
  })
})

it('a time has no line break', () => {
  const { time } = getFormats(buildProduct('CO', 'co', 'es-CO', 'COP'), 'co')
  expect(time('2026-12-06T13:30:00Z')).toMatch(/^\d+:\d+\u00a0[ap]\.\u00a0m\.$/u)
})

describe('money, numbers and dates of a product', () => {
  const polish = getFormats(tukan, 'pl')
  const spanish = getFormats(tukanEs, 'es')

  // Shows spec 1.10
  it.each([
    ['whole money', polish.money(1234.5), '1\u00a0235\u00a0zł'],
    ['exact money', polish.exactMoney(1234.5), '1\u00a0234,50\u00a0zł'],
    ['exact money in Spain', spanish.exactMoney(1234.5), '1.234,50\u00a0€'],
    ['money in English', getFormats(tukan, 'en').exactMoney(1234.5), '1,234.50\u00a0zł'],
    ['a date in English', getFormats(tukan, 'en').date('1985-07-04'), '04/07/1985'],
    ['a number', polish.number(1234.567), '1\u00a0234,57'],
    ['a share', polish.percent(40), '40%'],
    ['a share in Spain', spanish.percent(9), '9\u00a0%'],
    ['a rate', polish.rate(12.55), '12,55%'],
    ['a rate with one digit', polish.rate(7.9), '7,90%'],
    ['a whole rate in Spain', spanish.rate(9), '9,00\u00a0%'],
    ['a rate in English', getFormats(tukan, 'en').rate(1234.5), '1,234.50%'],
    ['a month', polish.month('1985-07-01'), 'lipiec 1985'],
    ['a month in Spain', spanish.month('1985-07-01'), 'julio de 1985'],
    ['a month in digits', polish.numericMonth('2021-09-01'), '09.2021'],
    ['a month in digits in Spain', spanish.numericMonth('2021-09-01'), '9/2021'],
    ['the first of a month', polish.date('2026-01-01'), '01.01.2026'],
    ['a country', polish.countryName('DE'), 'Niemcy'],
    ['an unknown country', polish.countryName('ZZ'), 'Nieznany region'],
  ])('%s', (_name, formatted, expected) => {
    expect(formatted.replaceAll('\u202f', '\u00a0')).toBe(expected)
  })
})

describe('toLanguageTag', () => {
  it.each([
    ['tukan-pl', 'pl', 'pl-PL'],
    ['tukan-pl', 'en', 'en-150'],
    ['tukan-es', 'es', 'es-ES'],
    ['tukan-es', 'pl', 'es-ES'],
    ['tukan-es', 'xx', 'es-ES'],
  ] as const)('returns for %s in %s: %s', (id, locale, tag) => {
    expect(toLanguageTag(products[id], locale)).toBe(tag)
  })
})

describe('getToday', () => {
  it.each([
    ['Europe/Warsaw', '2026-11-20T22:59:59Z', '2026-11-20'],
    ['Europe/Warsaw', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['Europe/Warsaw', '2026-07-20T22:00:00Z', '2026-07-21'],
    ['America/Bogota', '2027-01-01T04:59:59Z', '2026-12-31'],
    ['Asia/Manila', '2026-12-31T16:00:00Z', '2027-01-01'],
  ])('returns in %s at %s: %s', (timeZone, at, day) => {
    expect(getToday({ timeZone }, new Date(at))).toBe(day)
  })
})
