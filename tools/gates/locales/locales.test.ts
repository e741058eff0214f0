// Locales with mistakes: each mistake is reported.
import { product } from '@loan/domain/products/tukan-pl'
import { describe, expect, it } from 'vitest'
import {
  complainOfAsked,
  complainOfEnglish,
  complainOfForm,
  complainOfMissing,
  complainOfOrphans,
  complainOfPlaceholders,
  complainOfPlurals,
} from './checkTexts.ts'
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
    expect(complainOfMissing('pl', texts({ education: { name: 'Wykształcenie' } }), needed)).toEqual([
      'pl/education: dataPoints>education>label is missing',
    ])
    expect(complainOfMissing('pl', withLabel, needed)).toEqual([])
  })

  it('are reported when nothing uses them', () => {
    expect(
      complainOfOrphans('pl', texts({ common: { send: 'Wyślij', stray: 'Sierota' } }), ({ key }) => key === 'send'),
    ).toEqual(['pl/common: stray is used nowhere'])
  })

  it('are reported without a plural category of their language', () => {
    const polish = texts({ common: { days_one: '{{count}} dzień', days_other: '{{count}} dnia' } })
    expect(complainOfPlurals('pl', polish, 'pl-PL')).toEqual([
      'pl/common: days has no plural form _few',
      'pl/common: days has no plural form _many',
    ])
    expect(complainOfPlurals('en', english, 'en-GB')).toEqual([])
  })

  it('are not plurals when the key is the key of an option', () => {
    const options = texts({ expenses: { dataPoints: { a: { options: { owned_other: 'Inne' } } } } })
    expect(complainOfPlurals('pl', options, 'pl-PL')).toEqual([])
  })

  it('are reported without a placeholder of the English text', () => {
    expect(complainOfPlaceholders('pl', texts({ common: { send: 'Wyślij' } }), english)).toEqual([
      'pl/common: send has {{}}, English has {{what}}',
    ])
    expect(complainOfPlaceholders('pl', texts({ common: { send: 'Wyślij {{what}}' } }), english)).toEqual([])
  })

  it('are reported when they equal the English text', () => {
    const left = texts({ common: { send: 'Send {{what}}' } })
    expect(complainOfEnglish('pl', left, english, new Set())).toEqual([
      'pl/common: send reads as in English: "Send {{what}}"',
    ])
    expect(complainOfEnglish('pl', left, english, new Set(['Send']))).toEqual([])
  })

  it.each(['', ' Wyślij', '<b>Wyślij</b>'])('are reported when empty, padded or with markup: "%s"', (send) => {
    expect(complainOfForm('pl', texts({ common: { send } }))).toHaveLength(1)
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
  const { asked, literals } = findUsedTexts('web/src/form/a.tsx', source)

  it('are found with their namespace', () => {
    expect(asked.map(({ namespaces, key }) => [namespaces.join(), String(key)])).toEqual([
      ['common', 'send'],
      ['offer', 'title'],
      ['common', '/^days_[^>]+$/'],
      ['errors', 'required'],
    ])
    expect(literals.has('commented')).toBe(false)
  })

  it('are reported when they do not exist', () => {
    expect(complainOfAsked('en', english, asked)).toEqual([
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
  ])('include %s', (place) => {
    expect(needed.has(place)).toBe(true)
  })

  it('do not include pages of other products', () => {
    expect(needed.has('contact-information: pages>contact-details>title')).toBe(false)
  })

  it('do not include error codes that only the rules of other countries raise', () => {
    expect(needed.has('errors: cnp-checksum')).toBe(false)
    expect(needed.has('errors: phone-too-short')).toBe(true)
  })
})
