// Check: a built product contains nothing of another brand, country or locale, and no source maps.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { getProductWebFolder } from '../build/buildProduct.ts'
import { fromRoot } from '../process/root.ts'
import { type Check, reportFindings } from './check.ts'

/** A name, id or text, and its owner: a product, with the locale of a text. */
type Trace = { readonly owner: string; readonly text: string }

/** One finding per file and trace. `files` maps a path to its content. */
export const findTraces = (
  product: string,
  files: ReadonlyMap<string, string>,
  traces: readonly Trace[],
): readonly string[] =>
  [...files].flatMap(([file, content]) => [
    ...traces
      .filter(({ text }) => content.includes(text))
      .map(({ owner, text }) => `${product}: ${file} contains "${text}" of ${owner}`),
    ...(file.endsWith('.map') ? [`${product}: ${file} is a source map`] : []),
  ])

const readBuiltFiles = (product: Product): ReadonlyMap<string, string> => {
  const folder = getProductWebFolder(product)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => /\.(?:js|css|html|json|svg|map)$/.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  )
}

const pageTexts = v.object({ pages: v.record(v.string(), v.object({ title: v.string() })) })

/** Page titles of a locale that are too long to be in a file by chance. */
const listPageTitles = (locale: LocaleKey): readonly string[] => {
  const data: unknown = JSON.parse(readFileSync(fromRoot('web/src/locales', locale, 'income-information.json'), 'utf8'))
  return Object.values(v.parse(pageTexts, data).pages)
    .map(({ title }) => title)
    .filter((title) => title.length > 12)
}

/**
 * Texts that no file of the product may contain. Excludes titles that a locale of the product shares with another
 * locale.
 */
const listTraces = (product: Product): readonly Trace[] => {
  const ownTitles = new Set(product.locales.flatMap(listPageTitles))
  return Object.values(products)
    .filter(({ id }) => id !== product.id)
    .flatMap((other) => [
      { owner: other.id, text: other.id },
      ...(other.brand === product.brand ? [] : [{ owner: other.id, text: other.displayName }]),
      ...other.locales
        .filter((locale) => !product.locales.includes(locale))
        .flatMap((locale) => listPageTitles(locale).map((text) => ({ owner: `${other.id} in ${locale}`, text })))
        .filter(({ text }) => !ownTitles.has(text)),
    ])
}

export const isolation: Check = {
  name: 'isolation',
  run: async () => {
    const built = Object.values(products).map((product) => ({ product, files: readBuiltFiles(product) }))
    const findings = built.flatMap(({ product, files }) => findTraces(product.id, files, listTraces(product)))
    const seen = built.reduce((sum, { files }) => sum + files.size, 0)
    return reportFindings(findings, { seen, least: 20 * built.length, unit: 'built files' })
  },
}
