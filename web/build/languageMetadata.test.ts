// Formats from the build's samples are identical to the formats of Intl.
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { toLanguageTag } from '../src/i18n/toLanguageTag.ts'
import { buildFormats } from '../src/formats/useFormats.ts'
import { formatWholeNumber } from '../src/formats/wholeNumbers.ts'
import { buildLanguageMetadata } from './languageMetadata.ts'

const values = [0, 1, 12, 100, 999, 1000, 9999, 10_000, 123_456, 1_000_000, 20_000_000, 0.5, 1234.56, -1, -1234]

const cases = Object.values(products).flatMap((product) =>
  Object.entries(buildLanguageMetadata(product)).map(([locale, data]) => ({ product, locale, data })),
)

describe.each(cases)('the formats of $product.id in $locale', ({ product, locale, data }) => {
  const languageTag = toLanguageTag(product, locale)
  const fromSamples = buildFormats({ product, languageTag, data })
  const fromIntl = buildFormats({ product, languageTag })

  it.each(values)('are the same as those of Intl for %d', (value) => {
    expect([fromSamples.money(value), fromSamples.number(value)]).toEqual([
      fromIntl.money(value),
      fromIntl.number(value),
    ])
  })

  it('do not use Intl for whole numbers', () => {
    const failOnUse = (): string => {
      throw new Error('Intl was used')
    }
    for (const sample of [data.thousand, data.thousandOfMoney])
      expect(formatWholeNumber(sample, failOnUse)(5000)).toMatch(/5/u)
  })
})

describe('an invalid sample', () => {
  it.each([undefined, '', '1 000 000', '١٬٠٠٠'])('uses the fallback: %s', (sample) => {
    expect(formatWholeNumber(sample, String)(1234)).toBe('1234')
  })
})

describe('names of languages', () => {
  it('are in the language itself, capitalised', () => {
    expect(cases.flatMap(({ product, data }) => (product.id === 'tukan-pl' ? [data.name] : []))).toEqual([
      'Polski',
      'English',
    ])
  })
})
