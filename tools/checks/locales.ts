// Check: every product has all texts in each of its locales, and no text is unused.
import { readFileSync } from 'node:fs'
import type { LocaleKey } from '@loan/domain/countries/country'
import { countries } from '@loan/domain/countries/registry'
import { products } from '@loan/domain/products/registry'
import { policyTexts } from '../../server/src/policies/policies.ts'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { type Check, reportFindings } from './check.ts'
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
import { reportOutdated, readLocale, translatedLocales } from './locales/localeRecords.ts'
import { listPossibleTexts, neededTexts, type TextLocation } from './locales/neededTexts.ts'
import { flattenTexts } from './locales/textKeys.ts'
import { findUsedTexts } from './locales/usedTexts.ts'

/** Texts that the build writes into the HTML: a namespace or one key. */
const readByBuild: readonly string[] = ['documents', 'common: noScript']

/** Texts that are the same in English and in another language. */
const alike: ReadonlySet<string> = new Set(['DNI', 'Error:', 'Minijob', 'No', 'Trans'])

const readCode = () => {
  const files = [...listFiles('web/src'), ...listFiles('web/build')].filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const all = files.map((file) => findUsedTexts(file, readFileSync(fromRoot(file), 'utf8')))
  return {
    usedTexts: all.flatMap(({ usedTexts }) => usedTexts),
    literals: new Set(all.flatMap(({ literals }) => [...literals])),
  }
}

const locationName = ({ namespace, key }: TextLocation): string => `${namespace}: ${key}`

export const locales: Check = {
  name: 'locales',
  proves:
    'In each locale of each product: every page, data point, option, error code, notice and key used in code has its ' +
    'text; no unused texts; the placeholders of the English text; complete plurals; no English text in a translation; ' +
    'no hours or days as digits in a legal text; no translation of a changed English text that was neither changed nor confirmed.',
  run: async () => {
    const code = readCode()
    const english = readLocale('en')
    const possible = new Set(listPossibleTexts(Object.values(countries)).map(locationName))
    const isPossible = (location: TextLocation): boolean =>
      readByBuild.includes(location.namespace) ||
      readByBuild.includes(locationName(location)) ||
      possible.has(locationName(location)) ||
      code.literals.has(location.key) ||
      code.usedTexts.some(({ key }) => typeof key !== 'string' && key.test(location.key))

    const tags = new Map<LocaleKey, string>()
    for (const { country, locales: spoken } of Object.values(products)) {
      for (const locale of spoken) tags.set(locale, country.languageTags[locale] ?? locale)
    }
    const findings = [...tags].flatMap(([locale, tag]) => {
      const texts = readLocale(locale)
      const needed = Object.values(products)
        .filter((product) => product.locales.includes(locale))
        .flatMap(neededTexts)
      return [
        ...findMissingTexts(locale, texts, needed),
        ...findUndefinedTexts(locale, texts, code.usedTexts),
        ...findOrphans(locale, texts, isPossible),
        ...findWrongPlurals(locale, texts, tag),
        ...findWrongPlaceholders(locale, texts, english),
        ...(new Intl.Locale(tag).language === 'en' ? [] : findEnglish(locale, texts, english, alike)),
        ...findMalformed(locale, texts),
        ...findFigures(locale, new Map([...texts, ['policies', flattenTexts(policyTexts[locale])]])),
      ]
    })
    const seen = [...tags.keys()]
      .flatMap((locale) => [...readLocale(locale).values()])
      .reduce((sum, all) => sum + all.size, 0)
    const outdated = translatedLocales.flatMap(reportOutdated)
    return reportFindings([...new Set([...findings, ...outdated])], { seen, least: 2000, unit: 'texts' })
  },
}
