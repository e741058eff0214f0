// Stores short hashes of each translation and of the English text it was checked against, and finds unchanged
// translations of changed English texts.
import { createHash } from 'node:crypto'
import { toBaseKey, type LocaleTexts } from './textKeys.ts'

/** Hashes of a translation and of the English text that it was checked against. */
export type CheckedText = { readonly english: string; readonly own: string }
/** By `namespace: key`. Plural and country variants share one key. */
export type CheckedTexts = ReadonlyMap<string, CheckedText>

type Source = {
  readonly english: LocaleTexts
  readonly own: LocaleTexts
  /** ISO codes of the countries that use the locale. English variants for other countries are ignored. */
  readonly countries: readonly string[]
}

const countryVariant = /_(?<country>[A-Z]{2})(?:_[a-z]+)?$/

const hash = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8)

/** The variants of each key as sorted strings: `label=…`, `label_PL=…`. */
const groupVariants = (
  texts: LocaleTexts,
  isSelected: (key: string) => boolean,
): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>()
  for (const [namespace, all] of texts) {
    for (const [key, text] of all) {
      if (!isSelected(key)) continue
      const name = `${namespace}: ${toBaseKey(key)}`
      groups.set(name, [...(groups.get(name) ?? []), `${key}=${text}`].toSorted())
    }
  }
  return groups
}

/** The current hashes of every key of the locale. */
export const hashTexts = ({ english, own, countries }: Source): CheckedTexts => {
  const isSelected = (key: string): boolean => {
    const country = countryVariant.exec(key)?.groups?.['country']
    return country === undefined || countries.includes(country)
  }
  const sources = groupVariants(english, isSelected)
  return new Map(
    [...groupVariants(own, () => true)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, texts]) => [name, { english: hash(sources.get(name) ?? []), own: hash(texts) }]),
  )
}

const isOutdated = (now: CheckedText, checked: CheckedText | undefined): boolean =>
  checked !== undefined && checked.english !== now.english && checked.own === now.own

/** Keys whose English text changed since the translation was last changed or confirmed. */
export const findOutdated = (now: CheckedTexts, checked: CheckedTexts): readonly string[] =>
  [...now].filter(([name, text]) => isOutdated(text, checked.get(name))).map(([name]) => name)

/** The new record: the current hashes, except those of outdated translations, so that they are reported again. */
export const recordTexts = (now: CheckedTexts, checked: CheckedTexts): CheckedTexts =>
  new Map(
    [...now].map(([name, text]) => {
      const before = checked.get(name)
      return [name, before !== undefined && isOutdated(text, before) ? before : text]
    }),
  )

export const formatRecord = (texts: CheckedTexts): string =>
  [...texts].map(([name, { english, own }]) => `${name}\t${english}\t${own}\n`).join('')

/** Accepts duplicate keys from a merge of two branches: the line that matches the texts of `now` applies. */
export const parseRecord = (file: string, now: CheckedTexts): CheckedTexts => {
  const checked = new Map<string, CheckedText>()
  for (const line of file.split('\n')) {
    const [name = '', english, own] = line.split('\t')
    if (english === undefined || own === undefined) continue
    if (checked.has(name) && now.get(name)?.english !== english) continue
    checked.set(name, { english, own })
  }
  return checked
}
