// Formats from the build's samples are identical to the formats of Intl.
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { languageTagOf } from '../src/context/languageTag.ts'
import { buildFormats } from '../src/context/useFormats.ts'
import { writeWhole } from '../src/context/wholeNumbers.ts'
import { buildLanguageMetadata } from './languageMetadata.ts'

const values = [0, 1, 12, 100, 999, 1000, 9999, 10_000, 123_456, 1_000_000, 20_000_000, 0.5, 1234.56, -1, -1234]

const cases = Object.values(products).flatMap((product) =>
  Object.entries(buildLanguageMetadata(product)).map(([locale, facts]) => ({ product, locale, facts })),
)

describe.each(cases)('the formats of $product.id in $locale', ({ product, locale, facts }) => {
  const languageTag = languageTagOf(product, locale)
  const fromSamples = buildFormats({ product, languageTag, facts })
  const fromIntl = buildFormats({ product, languageTag })

  it.each(values)('are the same as those of Intl for %d', (value) => {
    expect([fromSamples.money(value), fromSamples.number(value)]).toEqual([
      fromIntl.money(value),
      fromIntl.number(value),
    ])
  })

  it('do not use Intl for whole numbers', () => {
    const never = (): string => {
      throw new Error('asked')
    }
    for (const sample of [facts.thousand, facts.thousandOfMoney]) expect(writeWhole(sample, never)(5000)).toMatch(/5/u)
  })
})

describe('an invalid sample', () => {
  it.each([undefined, '', '1 000 000', '١٬٠٠٠'])('uses the fallback: %s', (sample) => {
    expect(writeWhole(sample, String)(1234)).toBe('1234')
  })
})

describe('names of languages', () => {
  it('are in the language itself, capitalised', () => {
    expect(cases.flatMap(({ product, facts }) => (product.id === 'tukan-pl' ? [facts.name] : []))).toEqual([
      'Polski',
      'English',
    ])
  })
})
