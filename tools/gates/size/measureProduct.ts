// Measures the compressed size of the files that a browser loads before the first page of a product is usable.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { manifestFile, webFolder } from '../../build/buildProduct.ts'
import { countryKey } from '../../build/chooseProduct.ts'
import { brotliSize } from './brotliSize.ts'
import { firstPageFiles, manifestSchema } from './firstPageFiles.ts'
import { firstPageStyles } from './firstPageStyles.ts'
import { kilobytes } from './checkSize.ts'

export type ProductSize = {
  readonly id: string
  readonly scripts: readonly { readonly file: string; readonly bytes: number }[]
  readonly scriptBytes: number
  readonly styleBytes: number
  /** Includes inline styles. */
  readonly htmlBytes: number
}

/** Throws when the product is not built. */
export const measureProduct = (product: Product): ProductSize => {
  const folder = webFolder(product)
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const data: unknown = JSON.parse(readFileSync(manifestFile(product), 'utf8'))
  const manifest = v.parse(manifestSchema, data)
  const sizeOf = (file: string): number => brotliSize(readFileSync(path.join(folder, file)))
  const brandPage = `src/brands/${product.brand}/${countryKey(product)}/ApplicationPage.tsx`
  const scripts = firstPageFiles(html, manifest, [brandPage]).map((file) => ({ file, bytes: sizeOf(file) }))
  const { inline, linked } = firstPageStyles(html)
  return {
    id: product.id,
    scripts,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    styleBytes: brotliSize(inline) + linked.reduce((sum, file) => sum + sizeOf(file), 0),
    htmlBytes: brotliSize(html),
  }
}

/** `tukan-pl: JS 94.9 kB, CSS 5.0 kB, HTML 9.0 kB`. */
export const describeSize = ({ id, scriptBytes, styleBytes, htmlBytes }: ProductSize): string =>
  `${id}: JS ${kilobytes(scriptBytes)}, CSS ${kilobytes(styleBytes)}, HTML ${kilobytes(htmlBytes)}`
