// Locales with mistakes: each mistake is reported.
import { product } from '@loan/domain/products/tukan-pl'
import { describe, expect, it } from 'vitest'
import {
  findUndefinedTexts,
  findEnglish,
  findMalformed,
  findMissingTexts,
  findOrphans,
  findWrongPlaceholders,
  findWrongPlurals,
} from './checkTexts.ts'
import { findFigures } from './findFigures.ts'
import { findUsedTexts } from './findUsedTexts.ts'
import { neededTexts } from './neededTexts.ts'
import { flattenTexts, type LocaleTexts, readLocale, toLocation } from './textKeys.ts'

const texts = (files: Readonly<Record<string, object>>): LocaleTexts =>
  new Map(Object.entries(files).map(([namespace, tree]) => [namespace, flattenTexts(tree)]))

const english = texts({ common: { send: 'Send {{what}}', days_one: '{{count}} day', days_other: '{{count}} days' } })

// Shows spec 5.32
it('texts of a locale are reported when a needed one is missing', () => {
  const needed = [{ namespace: 'education', key: 'dataPoints>education>label' }]
  const withLabel = texts({ education: { dataPoints: { education: { label_PL: 'Wykształcenie' } } } })
  expect(findMissingTexts(texts({ education: { name: 'Wykształcenie' } }), needed)).toEqual([
    'education: dataPoints>education>label is missing',
  ])
  expect(findMissingTexts(withLabel, needed)).toEqual([])
})

it('texts of a locale are reported when nothing uses them', () => {
  const found = findOrphans(texts({ common: { send: 'Wyślij', surplus: 'Sierota' } }), ({ key }) => key === 'send')
  expect(found).toEqual(['common: surplus is used nowhere'])
})

it('plurals are reported without a category of their language; the key of an option is not a plural', () => {
  const polish = texts({ common: { days_one: '{{count}} dzień', days_other: '{{count}} dnia' } })
  const found = ['_few', '_many'].map((category) => `common: days has no plural form ${category}`)
  expect(findWrongPlurals(polish, 'pl-PL')).toEqual(found)
  expect(findWrongPlurals(english, 'en-GB')).toEqual([])
  const options = texts({ expenses: { dataPoints: { a: { options: { owned_other: 'Inne' } } } } })
  expect(findWrongPlurals(options, 'pl-PL')).toEqual([])
})

it.each([
  ['Wyślij', 'common: send has {{}}, English has {{what}}'],
  ['Send {{what}}', 'common: send reads as in English: "Send {{what}}"'],
  ['', 'common: send is empty, padded or marked up: ""'],
  [' Wyślij {{what}}', 'common: send is empty, padded or marked up: " Wyślij {{what}}"'],
  ['<b>Wyślij {{what}}</b>', 'common: send is empty, padded or marked up: "<b>Wyślij {{what}}</b>"'],
  ['Wyślij {{what}}', undefined],
])('the text "%s" is reported: %s', (send, finding) => {
  const polish = texts({ common: { send } })
  const found = [
    ...findWrongPlaceholders(polish, english),
    ...findEnglish(polish, english, new Set()),
    ...findMalformed(polish),
  ]
  expect(found.at(-1)).toBe(finding)
  expect(findEnglish(polish, english, new Set(['Send']))).toEqual([])
})

it('a value that is not a text throws', () => {
  expect(() => flattenTexts({ send: { count: 3 } })).toThrow('send>count is not a text')
})

describe('hours and days as digits in a legal text', () => {
  const plant = (locale: string, text: string, namespace = 'documents', key = 'privacy>paragraphs>keeping') => {
    const real = readLocale(locale)
    return findFigures(new Map([...real, [namespace, new Map([...(real.get(namespace) ?? []), [key, text]])]]))
  }

  it.each([
    ['en', 'We keep it for 24 hours.', '24 hour'],
    ['en', 'A 24-hour copy is kept.', '24-hour'],
    ['ph', 'We delete it after 1\u00a0day.', '1 day'],
    ['pl', 'Usuwamy go po 24 godzinach.', '24 godzin'],
    ['pl', 'Usuwamy go po 30\u00a0dniach.', '30 dni'],
    ['de', 'Wir löschen ihn nach 30 Tagen.', '30 Tag'],
    ['es', 'La borramos a las 24 horas.', '24 hora'],
    ['mx', 'La borramos a los 30 días.', '30 día'],
    ['co', 'La borramos en 24 h.', '24 h'],
    ['ro', 'O ștergem după 24 de ore.', '24 de ore'],
    ['ro', 'O ștergem după 3 zile.', '3 zi'],
    ['vn', 'Chúng tôi xóa sau 24 giờ.', '24 giờ'],
  ])('are reported in %s: %s', (locale, text, found) => {
    expect(plant(locale, text)).toEqual([
      `documents: privacy>paragraphs>keeping has the figure "${found}": take it from the product, as {{draftHours}}`,
    ])
  })

  it.each([
    ['en', 'for 3 days', 'legal', 'personal-data>text_PL', 1],
    ['en', 'for 3 days', 'policies', 'lender-terms>text', 1],
    ['en', 'for {{draftHours}}, under Article 24', 'documents', 'privacy>paragraphs>keeping', 0],
    ['de', 'innerhalb von 14 Tagen', 'legal', 'withdrawal-14-days>text', 0],
    ['en', 'for 3 days', 'offer', 'title', 0],
  ])('in %s "%s" of %s: %s are reported %i times', (locale, text, namespace, key, count) => {
    expect(plant(locale, text, namespace, key)).toHaveLength(count)
  })

  it('are reported as unknown when the locale has no words for them', () => {
    expect(findFigures(texts({ documents: { privacy: {} } }))).toEqual([
      'documents: figures has no words for hours and days',
    ])
  })
})

it('texts used in code are found with their namespace, and reported when they do not exist', () => {
  const source = [
    `const t = useTexts()`,
    `const words = useTexts('offer')`,
    `t('send'); words('title'); t(\`days_\${scale}\`)`,
    `texts.of('errors')(code); texts.of('errors')('required')`,
    `// t('commented')`,
    `other('not a key')`,
  ].join('\n')
  const { usedTexts, literals } = findUsedTexts('web/src/form/a.tsx', source)
  expect(usedTexts.map(({ namespaces, key }) => [namespaces.join(), String(key)])).toEqual([
    ['common', 'send'],
    ['offer', 'title'],
    ['common', '/^days_[^>]+$/'],
    ['errors', 'required'],
  ])
  expect(literals.has('commented')).toBe(false)
  expect(findUndefinedTexts(english, usedTexts)).toEqual([
    'offer: title is missing, used in web/src/form/a.tsx',
    'common: ^days_[^>]+$ is missing, used in web/src/form/a.tsx',
    'errors: required is missing, used in web/src/form/a.tsx',
  ])
})

const needed = new Set(neededTexts(product).map(toLocation))

it.each([
  ['personal-details: pages>name>title', true],
  ['personal-details: dataPoints>firstName>required', true],
  ['income-information: dataPoints>incomeSource>options>self_employed', true],
  ['errors: pesel-checksum', true],
  ['errors: phone-too-short', true],
  ['legal: borrowing-costs-money>text', true],
  ['contact-information: pages>contact-details>title', false],
  ['errors: cnp-checksum', false],
])('tukan-pl needs %s: %s', (location, isNeeded) => {
  expect(needed.has(location)).toBe(isNeeded)
})
