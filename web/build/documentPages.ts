// Terms, privacy policy, accessibility statement and imprint as plain pages: readable without any script.
import { readFileSync } from 'node:fs'
import { type Imprint, imprints } from '@loan/domain/products/imprints'
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { languageTagOf } from '../src/context/languageTag.ts'
import { escapeHtml } from './escapeHtml.ts'

const documentSchema = v.object({ title: v.string(), draft: v.string(), paragraphs: v.array(v.string()) })
const documentsSchema = v.object({
  terms: documentSchema,
  privacy: documentSchema,
  accessibility: documentSchema,
  /** Of languages whose countries want one. */
  imprint: v.exactOptional(documentSchema),
  /** What the page says outside the application itself. */
  page: v.object({ description: v.string(), keywords: v.string(), noScript: v.string(), startFailed: v.string() }),
})

export type DocumentPages = {
  /** What stands where scripts are switched off: the reason, and how to reach somebody. */
  readonly noScript: string
  /** What stands where the scripts do not come. */
  readonly startFailed: string
  /** Description and keywords (SPEC.md §2); the display name where there are none. */
  readonly meta: string
  readonly pages: readonly { readonly name: string; readonly html: string }[]
}

type Surroundings = { readonly basePath: string; readonly styles: string; readonly favicon: string }

export const buildDocumentPages = (
  product: Product,
  localesDir: string,
  { basePath, styles, favicon }: Surroundings,
): DocumentPages => {
  const [locale] = product.locales
  const documents = v.parse(documentsSchema, JSON.parse(readFileSync(`${localesDir}/${locale}/documents.json`, 'utf8')))
  const { email, phone } = product.support
  const gaps = { brand: product.displayName, email, phone, ...imprintOf(product) }
  const words = (text: string): string =>
    escapeHtml(Object.entries(gaps).reduce((filled, [gap, word]) => filled.replaceAll(`{{${gap}}}`, word), text))
  const page = ({ title, draft, paragraphs }: v.InferOutput<typeof documentSchema>): string =>
    [
      '<!doctype html>',
      `<html lang="${languageTagOf(product, locale)}">`,
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${words(title)} – ${escapeHtml(product.displayName)}</title>`,
      `<link rel="icon" type="image/svg+xml" href="${favicon}"><style>${styles}</style></head>`,
      '<body><main class="document">',
      `<p><a href="${basePath}/">${escapeHtml(product.displayName)}</a></p>`,
      `<h1>${words(title)}</h1><p><strong>${words(draft)}</strong></p>`,
      ...paragraphs.map((paragraph) => `<p>${words(paragraph)}</p>`),
      '</main></body></html>',
    ].join('')
  const meta = (name: 'description' | 'keywords'): string =>
    `<meta name="${name}" content="${words(documents.page[name] || product.displayName)}">`
  const contact = `<p>${escapeHtml(email)}, ${escapeHtml(phone)}</p>`
  return {
    meta: `${meta('description')}${meta('keywords')}`,
    noScript: `<p>${words(documents.page.noScript)}</p>${contact}`,
    startFailed: `<p>${words(documents.page.startFailed)}</p>${contact}`,
    pages: [
      { name: product.paths.terms, html: page(documents.terms) },
      { name: product.paths.privacy, html: page(documents.privacy) },
      { name: product.paths.accessibility, html: page(documents.accessibility) },
      ...imprintPages(product, documents.imprint).map(({ name, document }) => ({ name, html: page(document) })),
    ],
  }
}

const imprintOf = ({ id }: Product): Imprint | undefined =>
  Object.entries(imprints).find(([product]) => product === id)?.[1]

/** None where the product has no address for it; throws where it has one, and nobody to name or no words for it. */
const imprintPages = (product: Product, document: v.InferOutput<typeof documentSchema> | undefined) => {
  const { imprint: name } = product.paths
  if (name === undefined) return []
  if (document === undefined || imprintOf(product) === undefined) throw new Error(`${product.id} lacks its imprint`)
  return [{ name, document }]
}
