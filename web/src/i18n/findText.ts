// Finds one text in a locale file (spec 9.29, 9.30). The files have the JSON format of i18next, which translation tools
// support.

export type TextTree = { readonly [key: string]: string | TextTree }

export type TextParams = Readonly<Record<string, string | number>>

/** Spec 9.29, 9.30. */
const keySeparator = '>'

const getChild = (tree: string | TextTree | undefined, key: string): string | TextTree | undefined =>
  typeof tree === 'object' && Object.hasOwn(tree, key) ? tree[key] : undefined

/** Returns the plural form of a number, such as `few`. */
type SelectPlural = (count: number) => string

/** Creates the rules of a language with the first use and keeps them, because `Intl.PluralRules` is slow to create. */
export const createPlurals = (): ((languageTag: string) => SelectPlural) => {
  const pluralRules = new Map<string, Intl.PluralRules>()
  return (languageTag) => (count) => {
    const rules = pluralRules.get(languageTag) ?? new Intl.PluralRules(languageTag)
    pluralRules.set(languageTag, rules)
    return rules.select(count)
  }
}

/** Keys from the most to the least specific: country and plural form, country, plural form, plain key. */
const listForms = (key: string, { context, count }: TextParams, selectPlural: SelectPlural): readonly string[] => {
  const own = context === undefined ? [] : [`${key}_${context}`]
  if (typeof count !== 'number') return [...own, key]
  const plural = selectPlural(count)
  return [...own.flatMap((form) => [`${form}_${plural}`, form]), `${key}_${plural}`, key]
}

/** The unformatted text at a path such as `pages>name>title`; null when it is missing or empty. */
export const findText = (
  tree: TextTree | undefined,
  path: string,
  params: TextParams,
  selectPlural: SelectPlural,
): string | null => {
  const keys = path.split(keySeparator)
  const last = keys.pop() ?? ''
  let branch: string | TextTree | undefined = tree
  for (const key of keys) branch = getChild(branch, key)
  for (const form of listForms(last, params, selectPlural)) {
    const text = getChild(branch, form)
    if (typeof text === 'string' && text !== '') return text
  }
  return null
}

/** Replaces `{{name}}` with its value, or with an empty string when it is missing. Values are text, not markup. */
export const fillPlaceholders = (text: string, params: TextParams): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(params[name] ?? ''))
