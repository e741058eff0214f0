import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { product } from '@loan/domain/products/tukan-pl'
import { product as spanish } from '@loan/domain/products/tukan-es'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtInTexts, buildLocaleFiles, listPartialNamespaces, buildTextsVersion } from './localeFiles.ts'

let folder = ''

const write = (locale: string, namespace: string, texts: unknown) => {
  mkdirSync(path.join(folder, locale), { recursive: true })
  writeFileSync(path.join(folder, locale, `${namespace}.json`), JSON.stringify(texts, null, 2))
}
const readTexts = (locale: string, namespace: string): unknown => {
  const file = buildLocaleFiles(product, folder).find((one) => one.locale === locale && one.namespace === namespace)
  return file === undefined ? undefined : JSON.parse(file.json)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'locales-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the locale files of a product', () => {
  beforeEach(() => {
    write('en', 'common', {
      continue: 'Continue',
      missing: 'Only in English',
      deep: { own: 'own', missing: 'deep in English' },
      left_one: '{{count}} day left',
      left_other: '{{count}} days left',
      tax: 'Tax number',
      tax_PL: 'NIP',
    })
    write('pl', 'common', {
      continue: 'Dalej',
      deep: { own: 'własne' },
      left_few: '{{count}} dni',
      left_many: '{{count}} dni',
      tax: 'NIP',
      own: 'tylko po polsku',
    })
    write('es', 'common', { continue: 'Continuar' })
  })

  it('contain only its own locales, as minified JSON', () => {
    const files = buildLocaleFiles(product, folder)
    expect(files.map(({ locale }) => locale)).toEqual([...product.locales])
    for (const { json } of files) expect(json).toBe(JSON.stringify(JSON.parse(json)))
  })

  // Shows spec 9.27
  it('fall back to English for a missing text at any depth', () => {
    expect(readTexts('pl', 'common')).toEqual({
      continue: 'Dalej',
      missing: 'Only in English',
      deep: { own: 'własne', missing: 'deep in English' },
      // Plural forms and country variants have no fallback, because each language has its own.
      left_few: '{{count}} dni',
      left_many: '{{count}} dni',
      tax: 'NIP',
      own: 'tylko po polsku',
    })
  })

  it('fall back to the English plural forms when the language has no form of the text', () => {
    write('pl', 'common', { continue: 'Dalej' })
    expect(readTexts('pl', 'common')).toMatchObject({
      left_one: '{{count}} day left',
      left_other: '{{count}} days left',
    })
  })

  it('do not change English', () => {
    expect(readTexts('en', 'common')).not.toHaveProperty('own')
  })

  it('need no English namespace', () => {
    write('pl', 'legal', { notice: 'Uwaga' })
    expect(readTexts('pl', 'legal')).toEqual({ notice: 'Uwaga' })
  })

  it('fall back to a whole English namespace', () => {
    write('en', 'review', { title: 'Check' })
    expect(readTexts('pl', 'review')).toEqual({ title: 'Check' })
  })

  it.each([
    ['I ty', 'I\u00A0ty'],
    ['Kto i z kim (a nie w domu)', 'Kto i\u00A0z\u00A0kim (a\u00A0nie w\u00A0domu)'],
    ['{{lender}} z {{city}} o „{{title}}”', '{{lender}} z\u00A0{{city}} o\u00A0„{{title}}”'],
    ['Góra za wsią, grupa B', 'Góra za wsią, grupa B'],
  ])('have a no-break space after a Polish word of one letter: %s', (text, expected) => {
    write('pl', 'common', { continue: text, deep: { own: text } })
    expect(readTexts('pl', 'common')).toMatchObject({ continue: expected, deep: { own: expected } })
  })

  it('have no line break after a hyphen of a Romanian word', () => {
    write('ro', 'hyphen', { text: 'Întrebați-ne prin e-mail sau trimiteți-l: 1-2' })
    const [file] = buildLocaleFiles({ ...product, locales: ['ro'] }, folder).filter(
      ({ namespace }) => namespace === 'hyphen',
    )
    expect(JSON.parse(file?.json ?? '{}')).toEqual({
      text: 'Întrebați-\u2060ne prin e-\u2060mail sau trimiteți-\u2060l: 1-2',
    })
  })

  it.each([
    ['pl', 'Kod z SMS-a albo e-mailem, PIT-11', 'Kod z\u00A0SMS-\u2060a albo e-\u2060mailem, PIT-11'],
    ['de', 'E-Mail-Adresse', 'E-\u2060Mail-Adresse'],
    ['en', 'A self-employed person', 'A self-employed person'],
  ] as const)('have no line break after one letter or before an ending in %s: %s', (locale, text, expected) => {
    write(locale, 'hyphen', { text })
    const [file] = buildLocaleFiles({ ...product, locales: [locale] }, folder).filter(
      ({ namespace }) => namespace === 'hyphen',
    )
    expect(JSON.parse(file?.json ?? '{}')).toEqual({ text: expected })
  })

  it('have no-break spaces between the groups of a number in every language', () => {
    write('en', 'phone', { text: 'Call 55 5340 0999 or 1 of 2' })
    expect(readTexts('en', 'phone')).toEqual({ text: 'Call 55\u00A05340\u00A00999 or 1 of 2' })
  })

  it('have no added no-break spaces in other languages, or in English texts of a Polish page', () => {
    write('en', 'common', { continue: 'I agree a lot' })
    write('pl', 'common', {})
    expect(readTexts('pl', 'common')).toEqual({ continue: 'I agree a lot' })
    expect(readTexts('en', 'common')).toEqual({ continue: 'I agree a lot' })
  })

  it('are rejected when a file contains no texts', () => {
    write('pl', 'common', 'text')
    expect(() => buildLocaleFiles(product, folder)).toThrow('pl/common.json contains no texts')
  })

  it('have another version after a change of any text', () => {
    const before = buildTextsVersion(product, folder)
    expect(buildTextsVersion(product, folder)).toBe(before)
    write('es', 'common', { continue: 'Seguir' })
    expect(buildTextsVersion(product, folder)).toBe(before)
    write('pl', 'common', { continue: 'Naprzód' })
    expect(buildTextsVersion(product, folder)).not.toBe(before)
  })
})

describe('the built-in texts', () => {
  it('are the texts of the first two pages in their sections and notices, and the common namespace in the scale of the product', () => {
    write('en', 'common', { continue: 'Continue' })
    write('pl', 'common', {
      continue: 'Dalej',
      period: { days_one: 'dzień', months_one: 'miesiąc' },
      unitMonths: 'mies.',
    })
    write('pl', 'loan-information', {
      name: 'Pożyczka',
      pages: { 'initial-details': { title: 'Start' }, 'loan-purpose': { title: 'Cel' }, later: { title: 'Potem' } },
      dataPoints: { amount: { label: 'Kwota' }, loanPurpose: { label: 'Cel' }, later: { label: 'Potem' } },
    })
    write('pl', 'contact-information', { name: 'Kontakt', dataPoints: { email: { label: 'Poczta' } } })
    write('pl', 'legal', { other: { text: 'Inne' } })
    expect(builtInTexts(product, folder)).toEqual({
      pl: {
        common: { continue: 'Dalej', period: { days_one: 'dzień' } },
        legal: {},
        'loan-information': {
          name: 'Pożyczka',
          pages: { 'initial-details': { title: 'Start' }, 'loan-purpose': { title: 'Cel' } },
          dataPoints: { amount: { label: 'Kwota' }, loanPurpose: { label: 'Cel' } },
        },
        'contact-information': { name: 'Kontakt', pages: {}, dataPoints: { email: { label: 'Poczta' } } },
      },
    })
    expect(listPartialNamespaces(product)).toEqual(['legal', 'loan-information', 'contact-information'])
  })
  it('have the plural forms that small whole numbers select', () => {
    const forms = { left_one: '1', left_few: '2', left_many: '5', left_other: '1,5', title: 'T' }
    for (const locale of ['pl', 'es', 'en']) write(locale, 'common', forms)
    expect(builtInTexts(product, folder)['pl']?.['common']).toEqual({
      left_one: '1',
      left_few: '2',
      left_many: '5',
      title: 'T',
    })
    expect(builtInTexts(spanish, folder)['es']?.['common']).toEqual({ left_one: '1', left_other: '1,5', title: 'T' })
  })
})
