// One text out of a locale file: the forms of i18next's JSON, which translators' tools know (spec 9.29, 9.30).

export type TextTree = { readonly [key: string]: string | TextTree }

export type TextParams = Readonly<Record<string, string | number>>

/** Spec 9.29, 9.30. */
const keySeparator = '>'

const childOf = (tree: string | TextTree | undefined, key: string): string | TextTree | undefined =>
  typeof tree === 'object' && Object.hasOwn(tree, key) ? tree[key] : undefined

/** Making one is slow. */
const pluralRules = new Map<string, Intl.PluralRules>()

const pluralOf = (languageTag: string, count: number): string => {
  const rules = pluralRules.get(languageTag) ?? new Intl.PluralRules(languageTag)
  pluralRules.set(languageTag, rules)
  return rules.select(count)
}

/** From the most to the least particular: of this country and number, of this country, of this number, of all. */
const formsOf = (key: string, { context, count }: TextParams, languageTag: string): readonly string[] => {
  const own = context === undefined ? [] : [`${key}_${context}`]
  if (typeof count !== 'number') return [...own, key]
  const plural = pluralOf(languageTag, count)
  return [...own.flatMap((form) => [`${form}_${plural}`, form]), `${key}_${plural}`, key]
}

/** The text at `pages>name>title`, as written; null where there is none, or an empty one. */
export const findText = (
  tree: TextTree | undefined,
  path: string,
  params: TextParams,
  languageTag: string,
): string | null => {
  const keys = path.split(keySeparator)
  const last = keys.pop() ?? ''
  let branch: string | TextTree | undefined = tree
  for (const key of keys) branch = childOf(branch, key)
  for (const form of formsOf(last, params, languageTag)) {
    const text = childOf(branch, form)
    if (typeof text === 'string' && text !== '') return text
  }
  return null
}

/** `{{name}}` with its value; values are text, never markup. */
export const fillIn = (text: string, params: TextParams): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(params[name] ?? ''))
