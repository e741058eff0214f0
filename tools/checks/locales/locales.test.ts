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
import { readLocale } from './localeRecords.ts'
import { neededTexts } from './neededTexts.ts'
import { flattenTexts, type LocaleTexts } from './textKeys.ts'
import { findUsedTexts } from './usedTexts.ts'

const texts = (files: Readonly<Record<string, object>>): LocaleTexts =>
  new Map(Object.entries(files).map(([namespace, tree]) => [namespace, flattenTexts(tree)]))

const english = texts({ common: { send: 'Send {{what}}', days_one: '{{count}} day', days_other: '{{count}} days' } })

describe('texts of a locale', () => {
  // Shows spec 5.32
  it('are reported when a needed one is missing', () => {
    const needed = [{ namespace: 'education', key: 'dataPoints>education>label' }]
    const withLabel = texts({ education: { dataPoints: { education: { label_PL: 'Wykształcenie' } } } })
    expect(findMissingTexts('pl', texts({ education: { name: 'Wykształcenie' } }), needed)).toEqual([
      'pl/education: dataPoints>education>label is missing',
    ])
    expect(findMissingTexts('pl', withLabel, needed)).toEqual([])
  })

  it('are reported when nothing uses them', () => {
    expect(
      findOrphans('pl', texts({ common: { send: 'Wyślij', surplus: 'Sierota' } }), ({ key }) => key === 'send'),
    ).toEqual(['pl/common: surplus is used nowhere'])
  })

  it('are reported without a plural category of their language', () => {
    const polish = texts({ common: { days_one: '{{count}} dzień', days_other: '{{count}} dnia' } })
    expect(findWrongPlurals('pl', polish, 'pl-PL')).toEqual([
      'pl/common: days has no plural form _few',
      'pl/common: days has no plural form _many',
    ])
    expect(findWrongPlurals('en', english, 'en-GB')).toEqual([])
  })

  it('are not plurals when the key is the key of an option', () => {
    const options = texts({ expenses: { dataPoints: { a: { options: { owned_other: 'Inne' } } } } })
    expect(findWrongPlurals('pl', options, 'pl-PL')).toEqual([])
  })

  it('are reported without a placeholder of the English text', () => {
    expect(findWrongPlaceholders('pl', texts({ common: { send: 'Wyślij' } }), english)).toEqual([
      'pl/common: send has {{}}, English has {{what}}',
    ])
    expect(findWrongPlaceholders('pl', texts({ common: { send: 'Wyślij {{what}}' } }), english)).toEqual([])
  })

  it('are reported when they equal the English text', () => {
    const left = texts({ common: { send: 'Send {{what}}' } })
    expect(findEnglish('pl', left, english, new Set())).toEqual([
      'pl/common: send reads as in English: "Send {{what}}"',
    ])
    expect(findEnglish('pl', left, english, new Set(['Send']))).toEqual([])
  })

  it.each(['', ' Wyślij', '<b>Wyślij</b>'])('are reported when empty, padded or with markup: "%s"', (send) => {
    expect(findMalformed('pl', texts({ common: { send } }))).toHaveLength(1)
  })

  describe('with hours or days as digits in a legal text', () => {
    const plant = (locale: string, text: string, namespace = 'documents', key = 'privacy>paragraphs>keeping') => {
      const real = readLocale(locale)
      return findFigures(
        locale,
        new Map([...real, [namespace, new Map([...(real.get(namespace) ?? []), [key, text]])]]),
      )
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
        `${locale}/documents: privacy>paragraphs>keeping has the figure "${found}": take it from the product, as {{draftHours}}`,
      ])
    })

    it('are reported in a notice and in a policy', () => {
      expect(plant('en', 'for 3 days', 'legal', 'personal-data>text_PL')).toHaveLength(1)
      expect(plant('en', 'for 3 days', 'policies', 'lender-terms>text')).toHaveLength(1)
    })

    it('are accepted as a placeholder, in a figure of the law and in other texts', () => {
      expect(plant('en', 'for {{draftHours}}, under Article 24')).toEqual([])
      expect(plant('de', 'innerhalb von 14 Tagen', 'legal', 'withdrawal-14-days>text')).toEqual([])
      expect(plant('en', 'for 3 days', 'offer', 'title')).toEqual([])
    })

    it('are reported as unknown when the locale has no words for them', () => {
      expect(findFigures('cs', texts({ documents: { privacy: {} } }))).toEqual([
        'cs/documents: figures has no words for hours and days',
      ])
    })
  })

  it('throw when a value is not a text', () => {
    expect(() => flattenTexts({ send: { count: 3 } })).toThrow('send>count is not a text')
  })
})

describe('texts used in code', () => {
  const source = [
    `const t = useTexts()`,
    `const words = useTexts('offer')`,
    `t('send'); words('title'); t(\`days_\${scale}\`)`,
    `texts.of('errors')(code); texts.of('errors')('required')`,
    `// t('commented')`,
    `other('not a key')`,
  ].join('\n')
  const { usedTexts, literals } = findUsedTexts('web/src/form/a.tsx', source)

  it('are found with their namespace', () => {
    expect(usedTexts.map(({ namespaces, key }) => [namespaces.join(), String(key)])).toEqual([
      ['common', 'send'],
      ['offer', 'title'],
      ['common', '/^days_[^>]+$/'],
      ['errors', 'required'],
    ])
    expect(literals.has('commented')).toBe(false)
  })

  it('are reported when they do not exist', () => {
    expect(findUndefinedTexts('en', english, usedTexts)).toEqual([
      'en/offer: title is missing, used in web/src/form/a.tsx',
      'en/common: ^days_[^>]+$ is missing, used in web/src/form/a.tsx',
      'en/errors: required is missing, used in web/src/form/a.tsx',
    ])
  })
})

describe('texts a product needs', () => {
  const needed = new Set(neededTexts(product).map(({ namespace, key }) => `${namespace}: ${key}`))

  it.each([
    'personal-details: pages>name>title',
    'personal-details: dataPoints>firstName>required',
    'income-information: dataPoints>incomeSource>options>self_employed',
    'errors: pesel-checksum',
    'legal: borrowing-costs-money>text',
  ])('include %s', (location) => {
    expect(needed.has(location)).toBe(true)
  })

  it('do not include pages of other products', () => {
    expect(needed.has('contact-information: pages>contact-details>title')).toBe(false)
  })

  it('do not include error codes that only the rules of other countries raise', () => {
    expect(needed.has('errors: cnp-checksum')).toBe(false)
    expect(needed.has('errors: phone-too-short')).toBe(true)
  })
})
