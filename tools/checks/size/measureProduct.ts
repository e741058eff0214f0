// Measures the compressed size of the files that a browser loads before the first page of a product is usable, and
// compares it with the budgets. A lower limit detects a measurement of the wrong files.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { getProductManifest, getProductWebFolder } from '../../build/buildProduct.ts'
import { countryKey } from '../../build/chooseProduct.ts'
import { buildLocaleFiles } from '../../../web/build/localeFiles.ts'
import { fromRoot } from '../../process/root.ts'
import { firstPageFonts, firstPageScripts, firstPageStyles, manifestSchema } from './firstPageFiles.ts'

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

type Bytes = Pick<ProductSize, 'id' | 'scriptBytes' | 'styleBytes' | 'fontBytes'>

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Finds sizes above a budget, and sizes too small to be complete. react and react-dom alone are 58 kB of script. */
export const findSizeProblems = ({ id, scriptBytes, styleBytes, fontBytes }: Bytes): readonly string[] => {
  const [script, style, font] = [scriptBytes, styleBytes, fontBytes].map(kilobytes)
  const problems = [
    scriptBytes > 95_000 && `${script} of script before the first page is usable, at most ${kilobytes(95_000)}`,
    scriptBytes < 70_000 && `only ${script} of script found, less than ${kilobytes(70_000)} cannot be the whole page`,
    styleBytes < 1_000 && `the first page has ${style} of styles: it is unstyled`,
    fontBytes > 35_000 && `${font} of fonts in a session, at most ${kilobytes(35_000)}`,
    fontBytes < 10_000 && `${font} of fonts: the font of the brand is missing`,
  ]
  return problems.flatMap((problem) => (problem === false ? [] : [`${id}: ${problem}`]))
}

/** The size that a CDN sends. The build has such a compressed copy of each file. */
const brotliSize = (content: string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).byteLength

/** All texts of the product. */
const readTexts = (product: Product): string =>
  buildLocaleFiles(product, fromRoot('web', 'src', 'locales'))
    .map(({ json }) => json)
    .join('')

/** Throws when the product is not built. */
export const measureProduct = (product: Product): ProductSize => {
  const folder = getProductWebFolder(product)
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(getProductManifest(product), 'utf8')))
  const measureFile = (file: string): number => statSync(path.join(folder, `${file}.br`)).size
  const sum = (files: readonly string[], measure: (file: string) => number): number =>
    files.reduce((total, file) => total + measure(file), 0)
  // In the build they are part of another chunk of the first page, or one of them is a separate chunk.
  const brandPages = [product.brand, `${product.brand}/${countryKey(product)}`].map(
    (brandFolder) => `src/brands/${brandFolder}/ApplicationPage.tsx`,
  )
  const scripts = firstPageScripts(html, manifest, brandPages)
  const { inline, linked } = firstPageStyles(html)
  return {
    id: product.id,
    scripts: scripts.map((file) => ({ file, bytes: measureFile(file) })),
    scriptBytes: sum(scripts, measureFile),
    styleBytes: brotliSize(inline) + sum(linked, measureFile),
    // Browsers do not compress fonts again.
    fontBytes: sum(
      firstPageFonts(inline, `${html}${readTexts(product)}`),
      (file) => statSync(path.join(folder, file)).size,
    ),
    htmlBytes: measureFile('index.html'),
  }
}

/** `tukan-pl: JS 94.9 kB, CSS 5.0 kB, fonts 20.7 kB, HTML 9.0 kB`. */
export const describeSize = ({ id, scriptBytes, styleBytes, fontBytes, htmlBytes }: ProductSize): string =>
  `${id}: JS ${kilobytes(scriptBytes)}, CSS ${kilobytes(styleBytes)}, fonts ${kilobytes(fontBytes)}, HTML ${kilobytes(htmlBytes)}`
