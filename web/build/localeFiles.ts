// Builds the locale files that the page fetches: only the product's locales, with English as fallback for a missing
// text (spec 9.27). Also builds the texts that are in chunks.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { NoticePosition } from '@loan/domain/countries/country'
import type { ChainPage } from '@loan/domain/pages/chain'
import { listSections } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'
import { builtInPages } from '../src/app/builtInSections.ts'
import { parseTexts } from './noBreakSpaces.ts'

type Texts = { readonly [key: string]: string | Texts }

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

const fallbackLocale = 'en'

/** The texts of the static pages (`documentPages.ts`), which the application does not fetch. */
const documentsNamespace = 'documents'

const listNamespaces = (localesDir: string, locale: string): readonly string[] =>
  readdirSync(`${localesDir}/${locale}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))

/** Empty without such a file. Throws when the file contains no object. */
const readNamespace = (localesDir: string, locale: string, namespace: string): Texts => {
  if (!listNamespaces(localesDir, locale).includes(namespace)) return {}
  const parsed = parseTexts(locale, readFileSync(`${localesDir}/${locale}/${namespace}.json`, 'utf8'))
  if (!isTexts(parsed)) throw new Error(`${locale}/${namespace}.json contains no texts`)
  return parsed
}

/** True when the locale has the key, its own plural forms of it, or a variant for every country. */
const hasOwn = (texts: Texts, key: string): boolean =>
  [key, key.replace(/_(one|other)$/, '_many'), key.replace(/_[A-Z]{2}$/, '')].some((own) => own in texts)

/**
 * Adds the English texts that the locale lacks. Does not mix in English plural forms and country variants when the
 * locale has its own.
 */
const addFallback = (texts: Texts, english: Texts): Texts => ({
  ...Object.fromEntries(Object.entries(english).filter(([key]) => !hasOwn(texts, key))),
  ...Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      const other = english[key]
      return [key, isTexts(value) && isTexts(other) ? addFallback(value, other) : value]
    }),
  ),
})

const readWithFallback = (localesDir: string, locale: string, namespace: string): Texts =>
  addFallback(readNamespace(localesDir, locale, namespace), readNamespace(localesDir, fallbackLocale, namespace))

/** Sorted, so that the same texts have the same version on every machine. */
const listAllNamespaces = (localesDir: string, locale: string): readonly string[] =>
  [...new Set([locale, fallbackLocale].flatMap((each) => listNamespaces(localesDir, each)))]
    .filter((namespace) => namespace !== documentsNamespace)
    .toSorted()

export type LocaleFile = { readonly locale: string; readonly namespace: string; readonly json: string }

/** Every locale file of a product, as minified JSON. */
export const buildLocaleFiles = (product: Product, localesDir: string): readonly LocaleFile[] =>
  product.locales.flatMap((locale) =>
    listAllNamespaces(localesDir, locale).map((namespace) => ({
      locale,
      namespace,
      json: JSON.stringify(readWithFallback(localesDir, locale, namespace)),
    })),
  )

export const buildTextsVersion = (product: Product, localesDir: string): string => {
  const hash = createHash('sha256')
  for (const { json } of buildLocaleFiles(product, localesDir)) hash.update(json)
  return hash.digest('hex').slice(0, 10)
}

const pick = (texts: string | Texts | undefined, keys: readonly string[]): Texts =>
  isTexts(texts) ? Object.fromEntries(Object.entries(texts).filter(([key]) => keys.includes(key))) : {}

/** The keys of the legal notices on the built-in pages. */
const builtInNotices = (product: Product): readonly string[] => {
  const own = builtInPages(product).map(({ key }) => `page:${key}` as const)
  const positions: readonly NoticePosition[] = ['amount', 'pages', ...own, 'footer']
  return product.country.notices
    .filter(({ where }) => where.some((position) => positions.includes(position)))
    .map(({ key }) => key)
}

/** The namespaces that are only partly built in: the sections of the built-in pages and the legal notices. */
export const listPartialNamespaces = (product: Product): readonly string[] => [
  ...new Set(['legal', ...builtInPages(product).flatMap((page) => [page.section, ...listSections(page)])]),
]

/** The subset of a section's texts for these pages: its name, the pages and their data points. */
const pickSectionTexts = (texts: Texts, pages: readonly ChainPage[], section: string): Texts => ({
  ...pick(texts, ['name']),
  pages: pick(
    texts['pages'],
    pages.map(({ key }) => key),
  ),
  dataPoints: pick(
    texts['dataPoints'],
    pages.flatMap((page) =>
      listSections(page).flatMap((name) => (name === section ? (page.dataPoints[name] ?? []) : [])),
    ),
  ),
})

/** Removes the texts of periods in the scale that the product does not use, which its pages never show. */
const omitOtherScale = (texts: Texts, scale: Product['period']['scale']): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => !(scale === 'days' ? /^(?:months_|unitMonths$)/ : /^(?:days_|unitDays$)/).test(key))
      .map(([key, value]) => [key, isTexts(value) ? omitOtherScale(value, scale) : value]),
  )

/** No count on the built-in pages is higher: they count days, months and answers. */
const maxCount = 999

const pluralForm = /_(zero|one|two|few|many|other)$/u

/** Removes the plural forms that no count on the pages selects, such as the Spanish one of a million. */
const omitUnusedPlurals = (texts: Texts, languageTag: string | undefined): Texts => {
  const rules = new Intl.PluralRules(languageTag)
  const used = new Set<string>(Array.from({ length: maxCount + 1 }, (_, count) => rules.select(count)))
  const isUsed = (key: string): boolean => {
    const form = pluralForm.exec(key)?.[1]
    return form === undefined || used.has(form)
  }
  const omit = (all: Texts): Texts =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([key]) => isUsed(key))
        .map(([key, value]) => [key, isTexts(value) ? omit(value) : value]),
    )
  return omit(texts)
}

/** The texts of the built-in pages in the product's first locale, by locale and namespace. */
export const builtInTexts = (product: Product, localesDir: string): Record<string, Record<string, Texts>> => {
  const [locale] = product.locales
  const read = (namespace: string): Texts => readWithFallback(localesDir, locale, namespace)
  const subsets = listPartialNamespaces(product).map((namespace): readonly [string, Texts] => [
    namespace,
    namespace === 'legal'
      ? pick(read('legal'), builtInNotices(product))
      : pickSectionTexts(read(namespace), builtInPages(product), namespace),
  ])
  const common = omitUnusedPlurals(read('common'), product.country.languageTags[locale])
  return { [locale]: { common: omitOtherScale(common, product.period.scale), ...Object.fromEntries(subsets) } }
}

/** The namespaces of the components that the first pages load after the start. */
const lazyNamespaces = ['aside', 'clear-data', 'devices', 'errors', 'legal', 'loan-example', 'request-problem'] as const

/** Their texts in the product's first locale, by locale and namespace. */
export const buildLazyTexts = (product: Product, localesDir: string): Record<string, Record<string, Texts>> => {
  const [locale] = product.locales
  const texts = lazyNamespaces.map((namespace) => [namespace, readWithFallback(localesDir, locale, namespace)] as const)
  return { [locale]: Object.fromEntries(texts) }
}
