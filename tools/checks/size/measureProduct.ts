// Measures the compressed size of the files that a browser loads before the first page of a product is usable.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { manifestFile, webFolder } from '../../build/buildProduct.ts'
import { countryKey } from '../../build/chooseProduct.ts'
import { brotliSize } from './brotliSize.ts'
import { firstPageFonts } from './firstPageFonts.ts'
import { firstPageFiles, manifestSchema } from './firstPageFiles.ts'
import { firstPageStyles } from './firstPageStyles.ts'
import { kilobytes } from './checkSize.ts'

export type ProductSize = {
  readonly id: string
  readonly scripts: readonly { readonly file: string; readonly bytes: number }[]
  readonly scriptBytes: number
  readonly styleBytes: number
  /** The fonts that the product's texts in all its languages need. */
  readonly fontBytes: number
  /** Includes inline styles. */
  readonly htmlBytes: number
}

/** All texts of the built product. */
const readTexts = (folder: string): string =>
  readdirSync(path.join(folder, 'locales'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(path.join(folder, 'locales', file), 'utf8'))
    .join('')

/** Throws when the product is not built. */
export const measureProduct = (product: Product): ProductSize => {
  const folder = webFolder(product)
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const data: unknown = JSON.parse(readFileSync(manifestFile(product), 'utf8'))
  const manifest = v.parse(manifestSchema, data)
  const measureSize = (file: string): number => brotliSize(readFileSync(path.join(folder, file)))
  // In the build they are part of another chunk of the first page, or one of them is a chunk of its own.
  const brandPages = [product.brand, `${product.brand}/${countryKey(product)}`].map(
    (brandFolder) => `src/brands/${brandFolder}/ApplicationPage.tsx`,
  )
  const scripts = firstPageFiles(html, manifest, brandPages).map((file) => ({ file, bytes: measureSize(file) }))
  const { inline, linked } = firstPageStyles(html)
  // Browsers do not compress fonts again.
  const fonts = firstPageFonts(inline, `${html}${readTexts(folder)}`)
  return {
    id: product.id,
    scripts,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    styleBytes: brotliSize(inline) + linked.reduce((sum, file) => sum + measureSize(file), 0),
    fontBytes: fonts.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0),
    htmlBytes: brotliSize(html),
  }
}

/** `tukan-pl: JS 94.9 kB, CSS 5.0 kB, fonts 20.7 kB, HTML 9.0 kB`. */
export const describeSize = ({ id, scriptBytes, styleBytes, fontBytes, htmlBytes }: ProductSize): string =>
  `${id}: JS ${kilobytes(scriptBytes)}, CSS ${kilobytes(styleBytes)}, fonts ${kilobytes(fontBytes)}, HTML ${kilobytes(htmlBytes)}`
