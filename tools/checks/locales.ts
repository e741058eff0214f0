// Check: every product has all texts in each of its locales, and no text is unused.
import type { LocaleKey } from '@loan/domain/countries/country'
import { countries } from '@loan/domain/countries/registry'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { policyTexts } from '../../server/src/policies/policies.ts'
import { type Check, readSources, reportFindings } from './check.ts'
import {
  findUndefinedTexts,
  findEnglish,
  findMalformed,
  findMissingTexts,
  findOrphans,
  findWrongPlaceholders,
  findWrongPlurals,
} from './locales/checkTexts.ts'
import { findFigures } from './locales/findFigures.ts'
import { findUsedTexts } from './locales/findUsedTexts.ts'
import { reportOutdated, translatedLocales } from './locales/localeRecords.ts'
import { listPossibleTexts, neededTexts, type TextLocation } from './locales/neededTexts.ts'
import { flattenTexts, listTexts, readLocale } from './locales/textKeys.ts'

/** Texts that the build writes into the HTML: a namespace or one key. */
const readByBuild: readonly string[] = ['documents', 'common: noScript']

/** Texts that are the same in English and in another language. */
const alike: ReadonlySet<string> = new Set(['DNI', 'Error:', 'Minijob', 'No', 'Trans', 'Website'])

const all: readonly Product[] = Object.values(products)

export const locales: Check = {
  name: 'locales',
  run: async () => {
    const sources = readSources(/(?<!\.test)\.tsx?$/u, ['web/src', 'web/build'])
    const code = sources.map(({ file, source }) => findUsedTexts(file, source))
    const usedTexts = code.flatMap((one) => one.usedTexts)
    const possible = new Set([
      ...listPossibleTexts(Object.values(countries)).map(({ namespace, key }) => `${namespace}: ${key}`),
      ...readByBuild,
    ])
    const patterns = usedTexts.flatMap(({ key }) => (typeof key === 'string' ? [] : [key]))
    const isPossible = ({ namespace, key }: TextLocation): boolean =>
      possible.has(namespace) ||
      possible.has(`${namespace}: ${key}`) ||
      code.some(({ literals }) => literals.has(key)) ||
      patterns.some((pattern) => pattern.test(key))

    const english = readLocale('en')
    const findInLocale = (locale: LocaleKey): readonly string[] => {
      const texts = readLocale(locale)
      const users = all.filter((product) => product.locales.includes(locale))
      const tag = users.at(-1)?.country.languageTags[locale] ?? locale
      return [
        ...findMissingTexts(texts, users.flatMap(neededTexts)),
        ...findUndefinedTexts(texts, usedTexts),
        ...findOrphans(texts, isPossible),
        ...findWrongPlurals(texts, tag),
        ...findWrongPlaceholders(texts, english),
        ...(new Intl.Locale(tag).language === 'en' ? [] : findEnglish(texts, english, alike)),
        ...findMalformed(texts),
        ...findFigures(new Map([...texts, ['policies', flattenTexts(policyTexts[locale])]])),
      ].map((finding) => `${locale}/${finding}`)
    }
    const keys = [...new Set(all.flatMap((product) => product.locales))]
    const findings = [...keys.flatMap(findInLocale), ...translatedLocales.flatMap(reportOutdated)]
    const seen = keys.reduce((sum, locale) => sum + listTexts(readLocale(locale)).length, 0)
    return reportFindings([...new Set(findings)], { seen, least: 2000, unit: 'texts' })
  },
}
