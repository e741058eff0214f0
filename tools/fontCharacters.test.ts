// The fonts of a brand have the letters of every locale of its products. A letter without a glyph would appear in the
// font of the device, in the middle of a word.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { parseFontFaces } from './buildFonts.ts'
import { listTexts, readLocale } from './checks/locales/textKeys.ts'
import { fromRoot } from './process/root.ts'

const rows = Object.values<Product>(products).flatMap(({ brand, locales }) =>
  locales.map((locale) => ({ brand, locale })),
)

it.each(rows)('the font of $brand has the letters of the locale $locale', ({ brand, locale }) => {
  const file = path.join('web/src/brands', brand, 'font.css')
  const faces = parseFontFaces(readFileSync(fromRoot(file), 'utf8'))
  const available = faces.map(({ characters }) => characters).join('')
  const letters = new Set(
    listTexts(readLocale(locale)).flatMap(({ text }) => text.normalize('NFC').match(/\p{L}/gu) ?? []),
  )
  const missing = [...letters].filter((letter) => !available.includes(letter)).toSorted()
  expect(missing, `add these letters to a unicode-range in ${file}, then npm run generate`).toEqual([])
})
