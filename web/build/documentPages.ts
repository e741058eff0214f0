// Builds terms, privacy policy, accessibility statement and imprint as static pages without scripts, in each language
// of the product.
import { readFileSync } from 'node:fs'
import type { LocaleKey } from '@loan/domain/countries/country'
import { buildFigure, type FigureName } from '@loan/domain/products/documentFigures'
import { type Imprint, imprints } from '@loan/domain/products/imprints'
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { buildDocumentPath } from '../src/i18n/buildDocumentPath.ts'
import { toLanguageTag } from '../src/i18n/toLanguageTag.ts'
import { createPlurals, findText } from '../src/i18n/findText.ts'
import { buildFooter, buildHeader } from './documentFrame.ts'
import { escapeHtml } from './escapeHtml.ts'
import { parseTexts } from './noBreakSpaces.ts'

/** Paragraphs by name, in order; `rights_CO` replaces `rights` in Colombia. */
const documentSchema = v.object({ title: v.string(), draft: v.string(), paragraphs: v.record(v.string(), v.string()) })
const documentsSchema = v.object({
  terms: documentSchema,
  privacy: documentSchema,
  accessibility: documentSchema,
  /** Only in languages of countries that require an imprint, and in translations. */
  imprint: v.exactOptional(documentSchema),
  /**
   * The notice of a document in another language than the product's first; `{{language}}` is the name of the first one.
   */
  translation: v.exactOptional(v.string()),
  /** The forms of each figure with its unit: `draftHours_one`. */
  figures: v.record(v.string(), v.string()),
  /** Texts of the HTML document outside the application. */
  page: v.object({
    description: v.string(),
    keywords: v.string(),
    noScript: v.string(),
    startFailed: v.string(),
    startOffline: v.string(),
    answersStored: v.string(),
    answersHere: v.string(),
    tryAgain: v.string(),
  }),
})

type Document = v.InferOutput<typeof documentSchema>
type Documents = v.InferOutput<typeof documentsSchema>

export type DocumentPages = {
  /** HTML for browsers without scripts: a message and the support contact. */
  readonly noScript: string
  /** HTML of the message for an application that does not load. */
  readonly startFailed: string
  /** Meta elements for description and keywords (spec 2.38); an empty one gets the display name. */
  readonly meta: string
  readonly pages: readonly { readonly name: string; readonly html: string }[]
}

export type DocumentSettings = {
  readonly basePath: string
  readonly styles: string
  /** The SVG element of the brand's logo. */
  readonly logo: string
  readonly favicon: string
  /** The `theme-color` elements. */
  readonly themeColours: string
  /** The server replaces it with its own setting. */
  readonly finishedLeadDays: number
}

const readDocuments = (localesDir: string, locale: LocaleKey): Documents =>
  v.parse(documentsSchema, parseTexts(locale, readFileSync(`${localesDir}/${locale}/documents.json`, 'utf8')))

const findImprint = ({ id }: Product): Imprint | undefined =>
  Object.entries(imprints).find(([product]) => product === id)?.[1]

/** Returns a function that fills in brand, contact, imprint and `more`, and escapes the text for HTML. */
const createTextFiller =
  (product: Product, more: Readonly<Record<string, string>> = {}) =>
  (text: string): string => {
    const { email, phone } = product.support
    const gaps = { brand: product.displayName, email, phone, ...findImprint(product), ...more }
    return escapeHtml(
      Object.entries(gaps).reduce((filled, [gap, value]) => filled.replaceAll(`{{${gap}}}`, value), text),
    )
  }

/** Returns a function that replaces `{{draftHours}}` and `{{finishedLeadDays}}` in HTML with their elements. */
const createFigureFiller = (
  { figures }: Documents,
  counts: Readonly<Record<FigureName, number>>,
  languageTag: string,
): ((html: string) => string) => {
  const buildForms = (name: FigureName) =>
    Object.fromEntries(
      Object.entries(figures)
        .filter(([key]) => key.startsWith(`${name}_`))
        .map(([key, form]) => [key.slice(name.length + 1), escapeHtml(form)]),
    )
  const build = (name: FigureName) => (): string =>
    buildFigure({ name, count: counts[name], forms: buildForms(name), languageTag })
  return (html) =>
    html.replaceAll('{{draftHours}}', build('draftHours')).replaceAll('{{finishedLeadDays}}', build('finishedLeadDays'))
}

/** Each paragraph once, in the variant of the product's country. */
const buildParagraphs = ({ paragraphs }: Document, { country }: Product, tag: string): readonly string[] => {
  const selectPlural = createPlurals()(tag)
  return [...new Set(Object.keys(paragraphs).map((name) => name.replace(/_[A-Z]{2}$/u, '')))].flatMap(
    (name) => findText(paragraphs, name, { context: country.code }, selectPlural) ?? [],
  )
}

/** The name of a locale's language in the language of `inLocale`, capitalised when both are the same. */
const formatLanguageName = (product: Product, locale: LocaleKey, inLocale: LocaleKey): string => {
  const [language = locale] = toLanguageTag(product, locale).split('-')
  const [speaking = inLocale] = toLanguageTag(product, inLocale).split('-')
  const name = new Intl.DisplayNames(speaking, { type: 'language' }).of(language) ?? language
  return locale === inLocale ? name.charAt(0).toLocaleUpperCase(speaking) + name.slice(1) : name
}

/**
 * Empty for the product's first language. Throws when another language lacks the notice about the authoritative text.
 */
const buildTranslatedCallout = (product: Product, locale: LocaleKey, { translation }: Documents): string => {
  const [first] = product.locales
  if (locale === first) return ''
  if (translation === undefined) throw new Error(`${locale}/documents.json lacks the translation notice`)
  return `<p>${createTextFiller(product, { language: formatLanguageName(product, first, locale) })(translation)}</p>`
}

/** Throws when the product has a path for an imprint, but no company data or no text for it. */
const listDocuments = (product: Product, documents: Documents): readonly (readonly [path: string, Document])[] => {
  const { terms, privacy, accessibility, imprint } = product.paths
  if (imprint !== undefined && (documents.imprint === undefined || findImprint(product) === undefined)) {
    throw new Error(`${product.id} lacks the data or the text of its imprint`)
  }
  return [
    [terms, documents.terms],
    [privacy, documents.privacy],
    [accessibility, documents.accessibility],
    ...(imprint === undefined || documents.imprint === undefined ? [] : [[imprint, documents.imprint] as const]),
  ]
}

/** Language tag, URL and language name of the same document in the product's other languages. */
const listOtherLanguages = (product: Product, path: string, locale: LocaleKey, basePath: string) =>
  product.locales
    .filter((other) => other !== locale)
    .map((other) => ({
      tag: toLanguageTag(product, other),
      href: `${basePath}/${buildDocumentPath(path, product, other)}`,
      name: formatLanguageName(product, other, other),
    }))

const buildPages = (
  product: Product,
  locale: LocaleKey,
  documents: Documents,
  { basePath, styles, logo, favicon, themeColours, finishedLeadDays }: DocumentSettings,
): DocumentPages['pages'] => {
  const tag = toLanguageTag(product, locale)
  const texts = createTextFiller(product)
  const counts = { draftHours: product.expiry.applicationHours, finishedLeadDays }
  const figures = createFigureFiller(documents, counts, tag)
  return listDocuments(product, documents).map(([path, document]) => {
    const others = listOtherLanguages(product, path, locale, basePath)
    const html = [
      '<!doctype html>',
      `<html lang="${tag}">`,
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${texts(document.title)} – ${escapeHtml(product.displayName)}</title>`,
      ...others.map((other) => `<link rel="alternate" hreflang="${other.tag}" href="${other.href}">`),
      `<link rel="icon" type="image/svg+xml" href="${favicon}">${themeColours}<style>${styles}</style></head>`,
      `<body>${buildHeader({ product, basePath, logo, languages: others })}<main class="document">`,
      `<h1>${texts(document.title)}</h1><p class="document-draft">${texts(document.draft)}</p>`,
      buildTranslatedCallout(product, locale, documents),
      ...buildParagraphs(document, product, tag).map((paragraph) => `<p>${figures(texts(paragraph))}</p>`),
      `</main>${buildFooter(product)}</body></html>`,
    ].join('')
    return { name: buildDocumentPath(path, product, locale), html }
  })
}

export const buildDocumentPages = (product: Product, localesDir: string, settings: DocumentSettings): DocumentPages => {
  const [first] = product.locales
  const { page } = readDocuments(localesDir, first)
  const texts = createTextFiller(product)
  const meta = (name: 'description' | 'keywords'): string =>
    `<meta name="${name}" content="${texts(page[name] || product.displayName)}">`
  const contact = `<p>${escapeHtml(product.support.email)}, ${escapeHtml(product.support.phone)}</p>`
  return {
    meta: `${meta('description')}${meta('keywords')}`,
    noScript: `<p>${texts(page.noScript)}</p>${contact}`,
    // `web/first/watchStart.ts` decides which of them are shown.
    startFailed: [
      `<p data-when="other">${texts(page.startFailed)}</p>`,
      `<p data-when="offline" hidden>${texts(page.startOffline)}</p>`,
      `<p data-when="stored" hidden>${texts(page.answersStored)}</p>`,
      `<p data-when="here" hidden>${texts(page.answersHere)}</p>`,
      `<button type="button">${texts(page.tryAgain)}</button>`,
      contact,
    ].join(''),
    pages: product.locales.flatMap((locale) =>
      buildPages(product, locale, readDocuments(localesDir, locale), settings),
    ),
  }
}
