// Finds unchanged translations of changed English texts: a record beside each locale has short hashes of each
// translation and of the English text that it was checked against.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { LocaleKey } from '@loan/domain/countries/country'
import { products } from '@loan/domain/products/registry'
import { fromRoot } from '../../process/root.ts'
import { groupBy, listTexts, localesFolder, type LocaleTexts, readLocale, toLocation } from './textKeys.ts'

/** Hashes of a translation and of the English text that it was checked against. */
type CheckedText = { readonly english: string; readonly own: string }
/** By `namespace: key`. Plural and country variants share one key. */
export type CheckedTexts = ReadonlyMap<string, CheckedText>

const hashVariants = (texts: LocaleTexts, countries: readonly string[] | null): ReadonlyMap<string, string> => {
  const selected = listTexts(texts).filter(({ key }) => {
    const country = /_(?<country>[A-Z]{2})(?:_[a-z]+)?$/u.exec(key)?.groups?.['country']
    return countries === null || country === undefined || countries.includes(country)
  })
  return new Map(
    [...groupBy(selected, toLocation)].map(([location, variants]) => {
      const lines = variants.map(({ key, text }) => `${key}=${text}`).toSorted()
      return [location, createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8)]
    }),
  )
}

/** The current hashes of every key of the locale. English variants for countries without the locale are ignored. */
export const hashTexts = (english: LocaleTexts, own: LocaleTexts, countries: readonly string[]): CheckedTexts => {
  const sources = hashVariants(english, countries)
  const none = createHash('sha256').update('').digest('hex').slice(0, 8)
  return new Map(
    [...hashVariants(own, null)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, hash]) => [name, { english: sources.get(name) ?? none, own: hash }]),
  )
}

/** Keys whose English text changed since the translation was last changed or confirmed. */
export const findOutdated = (now: CheckedTexts, checked: CheckedTexts): readonly string[] =>
  [...now.keys()].filter((name) => {
    const [before, after] = [checked.get(name), now.get(name)]
    return before !== undefined && before.english !== after?.english && before.own === after?.own
  })

/** The new record: the current hashes, except those of outdated translations, so that they are reported again. */
export const recordTexts = (now: CheckedTexts, checked: CheckedTexts): CheckedTexts => {
  const outdated = new Set(findOutdated(now, checked))
  return new Map([...now].map(([name, text]) => [name, (outdated.has(name) && checked.get(name)) || text]))
}

export const formatRecord = (texts: CheckedTexts): string =>
  [...texts].map(([name, { english, own }]) => `${name}\t${english}\t${own}\n`).join('')

/** Accepts duplicate keys from a merge of two branches: the line that matches the texts of `now` applies. */
export const parseRecord = (file: string, now: CheckedTexts): CheckedTexts => {
  const checked = new Map<string, CheckedText>()
  for (const line of file.split('\n').filter(Boolean)) {
    const [name = '', english = '', own = ''] = line.split('\t')
    if (!checked.has(name) || now.get(name)?.english === english) checked.set(name, { english, own })
  }
  return checked
}

/** All locales of the products except `en`. */
export const translatedLocales: readonly LocaleKey[] = [
  ...new Set(Object.values(products).flatMap(({ locales }) => locales)),
].filter((locale) => locale !== 'en')

/** Path of the record of a locale; `npm run generate` writes it. */
export const recordFile = (locale: string): string => `${localesFolder}/${locale}/english.txt`

const readState = (locale: LocaleKey) => {
  const users = Object.values(products).filter(({ locales }) => locales.some((key) => key === locale))
  const countries = users.map(({ country }) => country.code)
  const now = hashTexts(readLocale('en'), readLocale(locale), countries)
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
  return findOutdated(now, checked).map(
    (name) =>
      `${locale}/${name}: the English text changed and the translation did not. Change it and run npm run generate, ` +
      `or confirm that it still matches: npm run locales -- --checked ${locale} "${name}"`,
  )
}
