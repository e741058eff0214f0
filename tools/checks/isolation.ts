// Check: a built product contains nothing of another brand, country or locale, and no source maps.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { webFolder } from '../build/buildProduct.ts'
import { fromRoot } from '../process/root.ts'
import { type Check, reportFindings } from './check.ts'

/** A name, id or text, and the product that it belongs to. */
type Trace = { readonly of: string; readonly text: string }

/** One finding per file and trace. `files` maps a path to its content. */
export const findTraces = (
  product: string,
  files: ReadonlyMap<string, string>,
  traces: readonly Trace[],
): readonly string[] =>
  [...files].flatMap(([file, content]) => [
    ...traces
      .filter(({ text }) => content.includes(text))
      .map(({ of, text }) => `${product}: ${file} contains "${text}" of ${of}`),
    ...(file.endsWith('.map') ? [`${product}: ${file} is a source map`] : []),
  ])

const readBuilt = (product: Product): ReadonlyMap<string, string> => {
  const folder = webFolder(product)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => /\.(?:js|css|html|json|svg|map)$/.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  )
}

const pageTexts = v.object({ pages: v.record(v.string(), v.object({ title: v.string() })) })

/** Page titles of a locale that are long enough to be unique to it. */
const listQuestions = (locale: LocaleKey): readonly string[] => {
  const data: unknown = JSON.parse(readFileSync(fromRoot('web/src/locales', locale, 'income-information.json'), 'utf8'))
  return Object.values(v.parse(pageTexts, data).pages)
    .map(({ title }) => title)
    .filter((title) => title.length > 12)
}

/** Locales of one language share some titles; the titles of the product's own locales are not traces. */
const tracesFor = (product: Product): readonly Trace[] => {
  const own = new Set(product.locales.flatMap(listQuestions))
  return Object.values(products)
    .filter(({ id }) => id !== product.id)
    .flatMap((other) => [
      { of: other.id, text: other.id },
      ...(other.brand === product.brand ? [] : [{ of: other.id, text: other.displayName }]),
      ...other.locales
        .filter((locale) => !product.locales.includes(locale))
        .flatMap((locale) => listQuestions(locale).map((text) => ({ of: `${other.id} in ${locale}`, text })))
        .filter(({ text }) => !own.has(text)),
    ])
}

export const isolation: Check = {
  name: 'isolation',
  run: async () => {
    const built = Object.values(products).map((product) => ({ product, files: readBuilt(product) }))
    const findings = built.flatMap(({ product, files }) => findTraces(product.id, files, tracesFor(product)))
    const seen = built.reduce((sum, { files }) => sum + files.size, 0)
    return reportFindings(findings, { seen, least: 20 * built.length, unit: 'built files' })
  },
}
