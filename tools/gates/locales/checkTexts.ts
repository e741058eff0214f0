// Compares the texts of one locale with the needed keys, the existing keys and the English texts.
import type { TextPlace } from './neededTexts.ts'
import { baseOf, type LocaleTexts, placeholdersOf, pluralOf, withoutPlural } from './textKeys.ts'
import type { UsedText } from './usedTexts.ts'

const basesOf = (texts: LocaleTexts): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map([...texts].map(([namespace, all]) => [namespace, new Set([...all.keys()].map(baseOf))]))

export const complainOfMissing = (
  locale: string,
  texts: LocaleTexts,
  needed: readonly TextPlace[],
): readonly string[] => {
  const bases = basesOf(texts)
  return needed.flatMap(({ namespace, key }) =>
    bases.get(namespace)?.has(key) === true ? [] : [`${locale}/${namespace}: ${key} is missing`],
  )
}

/** A key used in code must exist in its namespace, or in any namespace when code chooses it at run time. */
export const complainOfAsked = (locale: string, texts: LocaleTexts, asked: readonly UsedText[]): readonly string[] => {
  const bases = basesOf(texts)
  return asked.flatMap(({ file, namespaces, key }) => {
    const places = namespaces.length === 0 ? [...bases.keys()] : namespaces
    const isThere = places.some((namespace) => {
      const known = bases.get(namespace) ?? new Set<string>()
      return typeof key === 'string' ? known.has(key) : [...known].some((base) => key.test(base))
    })
    const where = namespaces.length === 0 ? locale : `${locale}/${namespaces.join(' or ')}`
    return isThere ? [] : [`${where}: ${typeof key === 'string' ? key : key.source} is missing, used in ${file}`]
  })
}

/** Texts that neither the registries nor the code use. */
export const complainOfOrphans = (
  locale: string,
  texts: LocaleTexts,
  isKnown: (place: TextPlace) => boolean,
): readonly string[] =>
  [...texts].flatMap(([namespace, all]) => {
    const orphans = new Set([...all.keys()].map(baseOf).filter((key) => !isKnown({ namespace, key })))
    return [...orphans].map((key) => `${locale}/${namespace}: ${key} is used nowhere`)
  })

/** Every plural must have all plural categories of its language. */
export const complainOfPlurals = (locale: string, texts: LocaleTexts, languageTag: string): readonly string[] => {
  const { pluralCategories } = new Intl.PluralRules(languageTag).resolvedOptions()
  return [...texts].flatMap(([namespace, all]) => {
    const stems = new Set([...all.keys()].filter((key) => pluralOf(key) !== null).map(withoutPlural))
    return [...stems].flatMap((stem) =>
      pluralCategories
        .filter((category) => !all.has(`${stem}_${category}`))
        .map((category) => `${locale}/${namespace}: ${stem} has no plural form _${category}`),
    )
  })
}

const gatherPlaceholders = (texts: LocaleTexts): ReadonlyMap<string, ReadonlySet<string>> => {
  const gathered = new Map<string, Set<string>>()
  for (const [namespace, all] of texts) {
    for (const [key, text] of all) {
      const place = `${namespace}: ${baseOf(key)}`
      const names = gathered.get(place) ?? new Set()
      for (const name of placeholdersOf(text)) if (name !== 'count') names.add(name)
      gathered.set(place, names)
    }
  }
  return gathered
}

/** A translation must have the same placeholders as the English text. */
export const complainOfPlaceholders = (locale: string, texts: LocaleTexts, english: LocaleTexts): readonly string[] => {
  const expected = gatherPlaceholders(english)
  return [...gatherPlaceholders(texts)].flatMap(([place, names]) => {
    const model = expected.get(place)
    const isSame = model === undefined || [...model].toSorted().join() === [...names].toSorted().join()
    if (isSame) return []
    return [`${locale}/${place} has {{${[...names].join(', ')}}}, English has {{${[...model].join(', ')}}}`]
  })
}

/** A text that equals the English one is not translated, unless it is in `alike` or is the name of a language. */
export const complainOfEnglish = (
  locale: string,
  texts: LocaleTexts,
  english: LocaleTexts,
  alike: ReadonlySet<string>,
): readonly string[] =>
  [...texts].flatMap(([namespace, all]) =>
    [...all].flatMap(([key, text]) => {
      const plainText = text.replaceAll(/\{\{[^}]*\}\}/g, '').trim()
      const isAlike = alike.has(plainText) || key.startsWith('languages>')
      const isSame = english.get(namespace)?.get(key) === text && /\p{L}{2}/u.test(plainText) && !isAlike
      return isSame ? [`${locale}/${namespace}: ${key} reads as in English: "${text}"`] : []
    }),
  )

/** Empty texts, and texts with surrounding spaces or markup. */
export const complainOfForm = (locale: string, texts: LocaleTexts): readonly string[] =>
  [...texts].flatMap(([namespace, all]) =>
    [...all].flatMap(([key, text]) => {
      // A prefix ends with a space before the value.
      const isTrimmed = text === text.trim() || baseOf(key).endsWith('Prefix')
      const isRight = text !== '' && isTrimmed && !/<\/?[a-z]/i.test(text)
      return isRight ? [] : [`${locale}/${namespace}: ${key} is empty, padded or marked up: "${text}"`]
    }),
  )
