// Compares the texts of one locale with the needed keys, the existing keys and the English texts.
import type { TextLocation } from './neededTexts.ts'
import { toBaseKey, type LocaleTexts, findPlaceholders, findPlural, withoutPlural } from './textKeys.ts'
import type { UsedText } from './usedTexts.ts'

const collectBases = (texts: LocaleTexts): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map([...texts].map(([namespace, all]) => [namespace, new Set([...all.keys()].map(toBaseKey))]))

export const findMissingTexts = (
  locale: string,
  texts: LocaleTexts,
  needed: readonly TextLocation[],
): readonly string[] => {
  const bases = collectBases(texts)
  return needed.flatMap(({ namespace, key }) =>
    bases.get(namespace)?.has(key) === true ? [] : [`${locale}/${namespace}: ${key} is missing`],
  )
}

/** A key used in code must exist in its namespace, or in any namespace when code chooses it at run time. */
export const findUndefinedTexts = (
  locale: string,
  texts: LocaleTexts,
  usedTexts: readonly UsedText[],
): readonly string[] => {
  const bases = collectBases(texts)
  return usedTexts.flatMap(({ file, namespaces, key }) => {
    const searched = namespaces.length === 0 ? [...bases.keys()] : namespaces
    const isThere = searched.some((namespace) => {
      const definedKeys = bases.get(namespace) ?? new Set<string>()
      return typeof key === 'string' ? definedKeys.has(key) : [...definedKeys].some((base) => key.test(base))
    })
    const where = namespaces.length === 0 ? locale : `${locale}/${namespaces.join(' or ')}`
    return isThere ? [] : [`${where}: ${typeof key === 'string' ? key : key.source} is missing, used in ${file}`]
  })
}

/** Texts that neither the registries nor the code use. */
export const findOrphans = (
  locale: string,
  texts: LocaleTexts,
  isPossible: (location: TextLocation) => boolean,
): readonly string[] =>
  [...texts].flatMap(([namespace, all]) => {
    const orphans = new Set([...all.keys()].map(toBaseKey).filter((key) => !isPossible({ namespace, key })))
    return [...orphans].map((key) => `${locale}/${namespace}: ${key} is used nowhere`)
  })

/** Every plural must have all plural categories of its language. */
export const findWrongPlurals = (locale: string, texts: LocaleTexts, languageTag: string): readonly string[] => {
  const { pluralCategories } = new Intl.PluralRules(languageTag).resolvedOptions()
  return [...texts].flatMap(([namespace, all]) => {
    const stems = new Set([...all.keys()].filter((key) => findPlural(key) !== null).map(withoutPlural))
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
      const location = `${namespace}: ${toBaseKey(key)}`
      const names = gathered.get(location) ?? new Set()
      for (const name of findPlaceholders(text)) if (name !== 'count') names.add(name)
      gathered.set(location, names)
    }
  }
  return gathered
}

/** A translation must have the same placeholders as the English text. */
export const findWrongPlaceholders = (locale: string, texts: LocaleTexts, english: LocaleTexts): readonly string[] => {
  const expected = gatherPlaceholders(english)
  return [...gatherPlaceholders(texts)].flatMap(([location, names]) => {
    const model = expected.get(location)
    const isSame = model === undefined || [...model].toSorted().join() === [...names].toSorted().join()
    if (isSame) return []
    return [`${locale}/${location} has {{${[...names].join(', ')}}}, English has {{${[...model].join(', ')}}}`]
  })
}

/** A text that equals the English one is not translated, unless it is in `alike` or is the name of a language. */
export const findEnglish = (
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
export const findMalformed = (locale: string, texts: LocaleTexts): readonly string[] =>
  [...texts].flatMap(([namespace, all]) =>
    [...all].flatMap(([key, text]) => {
      // A prefix ends with a space before the value.
      const isTrimmed = text === text.trim() || toBaseKey(key).endsWith('Prefix')
      const isRight = text !== '' && isTrimmed && !/<\/?[a-z]/i.test(text)
      return isRight ? [] : [`${locale}/${namespace}: ${key} is empty, padded or marked up: "${text}"`]
    }),
  )
