import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { buildLazyFormats } from '../../formats/useLazyFormats.ts'
import { toLanguageTag } from '../../i18n/toLanguageTag.ts'
import { formatMoneyRange } from './formatMoneyRange.ts'

it.each([
  ['tukan-pl', 'pl', '2 672,57 – 2 698,02 zł'],
  ['tukan-es', 'es', '2.672,57 – 2.698,02 €'],
  ['tukan-mx', 'mx', '$2,672.57 – 2,698.02'],
  ['vireo-ph', 'ph', '₱2,672.57 – 2,698.02'],
  ['vireo-vn', 'vn', '2.673 – 2.698 ₫'],
] as const)('writes the currency of %s once', (id, locale, expected) => {
  const product = products[id]
  const formats = buildLazyFormats({ product, languageTag: toLanguageTag(product, locale) })
  expect(formatMoneyRange(2672.57, 2698.02, formats).replaceAll('\u00a0', ' ')).toBe(expected)
  expect(formatMoneyRange(2672.57, 2672.57, formats)).toBe(formats.exactMoney(2672.57))
})
