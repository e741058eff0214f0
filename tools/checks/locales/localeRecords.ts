// Reads the locales and their records of checked translations from disk, and builds new records.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LocaleKey } from '@loan/domain/countries/country'
import { products } from '@loan/domain/products/registry'
import { fromRoot } from '../../process/root.ts'
import { type CheckedTexts, findOutdated, formatRecord, hashTexts, parseRecord, recordTexts } from './englishHashes.ts'
import { flattenTexts, type LocaleTexts } from './textKeys.ts'

const folder = 'web/src/locales'

export const readLocale = (locale: string): LocaleTexts =>
  new Map(
    readdirSync(fromRoot(folder, locale))
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const tree: unknown = JSON.parse(readFileSync(fromRoot(folder, locale, file), 'utf8'))
        return [path.basename(file, '.json'), flattenTexts(tree)]
      }),
  )

/** All locales of the products except `en`. */
export const translatedLocales: readonly LocaleKey[] = [
  ...new Set(Object.values(products).flatMap(({ locales }) => locales)),
].filter((locale) => locale !== 'en')

/** Path of the record of a locale; `npm run generate` writes it. */
export const recordFile = (locale: string): string => `${folder}/${locale}/english.txt`

const readState = (locale: LocaleKey): { readonly now: CheckedTexts; readonly checked: CheckedTexts } => {
  const countries = Object.values(products).flatMap(({ country, locales }) =>
    locales.includes(locale) ? [country.code] : [],
  )
  const now = hashTexts({ english: readLocale('en'), own: readLocale(locale), countries })
  const file = fromRoot(recordFile(locale))
  return { now, checked: parseRecord(existsSync(file) ? readFileSync(file, 'utf8') : '', now) }
}

/** The record that `npm run generate` writes. */
export const buildRecord = (locale: LocaleKey): string => {
  const { now, checked } = readState(locale)
  return formatRecord(recordTexts(now, checked))
}

/** The record after a review of these translations (all when `names` is empty). Throws when a name does not exist. */
export const buildCheckedRecord = (locale: LocaleKey, names: readonly string[]): string => {
  const { now, checked } = readState(locale)
  const unknown = names.filter((name) => !now.has(name))
  if (unknown.length > 0) throw new Error(`${locale} has no text ${unknown.join(', ')}`)
  const remaining = new Map([...checked].filter(([name]) => names.length > 0 && !names.includes(name)))
  return formatRecord(recordTexts(now, remaining))
}

export const reportOutdated = (locale: LocaleKey): readonly string[] => {
  const { now, checked } = readState(locale)
  const outdated = findOutdated(now, checked)
  const file = fromRoot(recordFile(locale))
  const isWritten = existsSync(file) && readFileSync(file, 'utf8') === buildRecord(locale)
  return [
    ...outdated.map(
      (name) =>
        `${locale}/${name}: the English text changed and the translation did not. Change it and run npm run generate, ` +
        `or confirm that it still matches: npm run locales -- --checked ${locale} "${name}"`,
    ),
    ...(isWritten ? [] : [`${recordFile(locale)} is out of date: npm run generate`]),
  ]
}
