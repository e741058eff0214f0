// Check: every product has all texts in each of its locales, and no text is unused.
import { readFileSync } from 'node:fs'
import type { LocaleKey } from '@loan/domain/countries/country'
import { countries } from '@loan/domain/countries/registry'
import { products } from '@loan/domain/products/registry'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { type Gate, toVerdict } from './gate.ts'
import {
  complainOfAsked,
  complainOfEnglish,
  complainOfForm,
  complainOfMissing,
  complainOfOrphans,
  complainOfPlaceholders,
  complainOfPlurals,
} from './locales/checkTexts.ts'
import { complainOfOutdated, readLocale, translatedLocales } from './locales/localeRecords.ts'
import { knownTexts, neededTexts, type TextPlace } from './locales/neededTexts.ts'
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
    asked: all.flatMap(({ asked }) => asked),
    literals: new Set(all.flatMap(({ literals }) => [...literals])),
  }
}

const placeName = ({ namespace, key }: TextPlace): string => `${namespace}: ${key}`

export const locales: Gate = {
  name: 'locales',
  proves:
    'In each locale of each product: every page, data point, option, error code, notice and key used in code has its ' +
    'text; no unused texts; the placeholders of the English text; complete plurals; no English text in a translation; ' +
    'no translation of a changed English text that was neither changed nor confirmed.',
  run: async () => {
    const code = readCode()
    const english = readLocale('en')
    const known = new Set(knownTexts(Object.values(countries)).map(placeName))
    const isKnown = (place: TextPlace): boolean =>
      readByBuild.includes(place.namespace) ||
      readByBuild.includes(placeName(place)) ||
      known.has(placeName(place)) ||
      code.literals.has(place.key) ||
      code.asked.some(({ key }) => typeof key !== 'string' && key.test(place.key))

    const tags = new Map<LocaleKey, string>()
    for (const { country, locales: spoken } of Object.values(products)) {
      for (const locale of spoken) tags.set(locale, country.languageTags[locale] ?? locale)
    }
    const complaints = [...tags].flatMap(([locale, tag]) => {
      const texts = readLocale(locale)
      const needed = Object.values(products)
        .filter((product) => product.locales.includes(locale))
        .flatMap(neededTexts)
      return [
        ...complainOfMissing(locale, texts, needed),
        ...complainOfAsked(locale, texts, code.asked),
        ...complainOfOrphans(locale, texts, isKnown),
        ...complainOfPlurals(locale, texts, tag),
        ...complainOfPlaceholders(locale, texts, english),
        ...(new Intl.Locale(tag).language === 'en' ? [] : complainOfEnglish(locale, texts, english, alike)),
        ...complainOfForm(locale, texts),
      ]
    })
    const seen = [...tags.keys()]
      .flatMap((locale) => [...readLocale(locale).values()])
      .reduce((sum, all) => sum + all.size, 0)
    const outdated = translatedLocales.flatMap(complainOfOutdated)
    return toVerdict([...new Set([...complaints, ...outdated])], { seen, least: 2000, of: 'texts' })
  },
}
