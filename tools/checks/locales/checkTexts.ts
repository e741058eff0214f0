// Compares the texts of one locale with the needed keys, the existing keys and the English texts. A finding begins with
// the namespace; the check adds the locale.
import type { UsedText } from './findUsedTexts.ts'
import type { TextLocation } from './neededTexts.ts'
import { groupBy, isPlural, listTexts, type LocaleTexts, toBaseKey, toLocation, withoutPlural } from './textKeys.ts'

const collectBases = (texts: LocaleTexts): ReadonlyMap<string, readonly string[]> =>
  new Map([...texts].map(([namespace, all]) => [namespace, [...new Set([...all.keys()].map(toBaseKey))]]))

export const findMissingTexts = (texts: LocaleTexts, needed: readonly TextLocation[]): readonly string[] => {
  const defined = new Set(listTexts(texts).map(toLocation))
  return needed
    .filter(({ namespace, key }) => !defined.has(`${namespace}: ${key}`))
    .map(({ namespace, key }) => `${namespace}: ${key} is missing`)
}

/** A key used in code must exist in its namespace, or in any namespace when code chooses it at run time. */
export const findUndefinedTexts = (texts: LocaleTexts, usedTexts: readonly UsedText[]): readonly string[] => {
  const bases = collectBases(texts)
  return usedTexts.flatMap(({ file, namespaces, key }) => {
    const keys = (namespaces.length === 0 ? [...bases.keys()] : namespaces).flatMap((name) => bases.get(name) ?? [])
    if (typeof key === 'string' ? keys.includes(key) : keys.some((base) => key.test(base))) return []
    const where = namespaces.length === 0 ? 'any namespace' : namespaces.join(' or ')
    return [`${where}: ${typeof key === 'string' ? key : key.source} is missing, used in ${file}`]
  })
}

/** Texts that neither the registries nor the code use. */
export const findOrphans = (texts: LocaleTexts, isPossible: (location: TextLocation) => boolean): readonly string[] =>
  [...collectBases(texts)].flatMap(([namespace, keys]) =>
    keys.filter((key) => !isPossible({ namespace, key })).map((key) => `${namespace}: ${key} is used nowhere`),
  )

/** Every plural must have all plural categories of its language. */
export const findWrongPlurals = (texts: LocaleTexts, languageTag: string): readonly string[] => {
  const { pluralCategories } = new Intl.PluralRules(languageTag).resolvedOptions()
  return [...texts].flatMap(([namespace, all]) =>
    [...new Set([...all.keys()].filter(isPlural).map(withoutPlural))].flatMap((stem) =>
      pluralCategories
        .filter((category) => !all.has(`${stem}_${category}`))
        .map((category) => `${namespace}: ${stem} has no plural form _${category}`),
    ),
  )
}

/** The names between double braces in all variants of each text, without their format. */
const gatherPlaceholders = (texts: LocaleTexts): ReadonlyMap<string, string> =>
  new Map(
    [...groupBy(listTexts(texts), toLocation)].map(([location, variants]) => {
      const found = variants.flatMap(({ text }) => [...text.matchAll(/\{\{\s*(?<name>[^},\s]+)[^}]*\}\}/gu)])
      const names = new Set(found.map(({ groups }) => groups?.['name'] ?? ''))
      return [
        location,
        [...names]
          .filter((name) => name !== 'count')
          .toSorted()
          .join(', '),
      ]
    }),
  )

/** A translation must have the same placeholders as the English text. */
export const findWrongPlaceholders = (texts: LocaleTexts, english: LocaleTexts): readonly string[] => {
  const expected = gatherPlaceholders(english)
  return [...gatherPlaceholders(texts)]
    .filter(([location, names]) => names !== (expected.get(location) ?? names))
    .map(([location, names]) => `${location} has {{${names}}}, English has {{${expected.get(location)}}}`)
}

/** A text that equals the English one is not translated, unless it is in `alike` or is the name of a language. */
export const findEnglish = (texts: LocaleTexts, english: LocaleTexts, alike: ReadonlySet<string>): readonly string[] =>
  listTexts(texts).flatMap(({ namespace, key, text }) => {
    const plainText = text.replaceAll(/\{\{[^}]*\}\}/gu, '').trim()
    const isAlike = alike.has(plainText) || key.startsWith('languages>') || !/\p{L}{2}/u.test(plainText)
    if (isAlike || english.get(namespace)?.get(key) !== text) return []
    return [`${namespace}: ${key} reads as in English: "${text}"`]
  })

/** Empty texts, and texts with surrounding spaces or markup. */
export const findMalformed = (texts: LocaleTexts): readonly string[] =>
  listTexts(texts).flatMap(({ namespace, key, text }) => {
    // A prefix ends with a space before the value.
    const isTrimmed = text === text.trim() || toBaseKey(key).endsWith('Prefix')
    if (text !== '' && isTrimmed && !/<\/?[a-z]/iu.test(text)) return []
    return [`${namespace}: ${key} is empty, padded or marked up: "${text}"`]
  })
