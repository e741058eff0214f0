// Translations of the application (spec 9.27 to 9.33). The texts of the first page are built in; other namespaces are
// fetched. docs/decisions/02-translations.md explains why this is not i18next.
import type { LocaleKey } from '@loan/domain/countries/country'
import { fillIn, findText, type TextParams, type TextTree } from './findText.ts'

/** Texts by locale and namespace. */
export type TextResources = Readonly<Record<string, Readonly<Record<string, TextTree>>>>

export type TextsOptions = {
  readonly locale: LocaleKey
  /** BCP 47 tag of each locale; it selects the plural forms. */
  readonly languageTags: Readonly<Partial<Record<string, string>>>
  readonly builtIn: TextResources
  /** Built-in namespaces that contain only the texts of the first page. */
  readonly partial: readonly string[]
  /** URL with the placeholders `{{lng}}` and `{{ns}}`. */
  readonly loadPath: string
}

/** Defaults: the current language and the namespace `common`. */
type Place = { readonly lng?: string; readonly ns?: string }

export type Texts = {
  readonly language: string
  /** The text with its parameters filled in, or the key when there is no text. */
  readonly t: (key: string, params?: TextParams & Place) => string
  readonly exists: (key: string, params?: TextParams & Place) => boolean
  /** Whether all of them are completely loaded in the current language. */
  readonly hasNamespaces: (namespaces: readonly string[]) => boolean
  /** Throws `TextsNotLoaded`. Wait for it before rendering, so that no page shows raw keys. */
  readonly loadNamespaces: (namespaces: readonly string[]) => Promise<void>
  /** False when the namespace `common` does not load; the language then stays the same. */
  readonly switchLanguage: (locale: string) => Promise<boolean>
  /** Returns the function that unsubscribes. */
  readonly onLanguageChange: (listener: () => void) => () => void
}

/** Spec 9.30. */
const namespaceSeparator = 'ˆ'
const defaultNamespace = 'common'

/** Thrown when a namespace does not load after all retries. The page shows an error with a retry button. */
export class TextsNotLoaded extends Error {
  constructor(namespace: string) {
    super(`The texts of ${namespace} did not load`)
    this.name = 'TextsNotLoaded'
  }
}

export const createTexts = ({ locale, languageTags, builtIn, partial, loadPath }: TextsOptions): Texts => {
  const placeOf = (language: string, namespace: string): string => `${language}/${namespace}`
  const trees = new Map(
    Object.entries(builtIn).flatMap(([language, namespaces]) =>
      Object.entries(namespaces).map(([namespace, tree]) => [placeOf(language, namespace), tree] as const),
    ),
  )
  const inPart = new Set(partial.map((namespace) => placeOf(locale, namespace)))
  /** Pending loads, so that concurrent callers share one request. */
  const loads = new Map<string, Promise<boolean>>()
  const listeners = new Set<() => void>()
  let language: string = locale

  const isWhole = (place: string): boolean => trees.has(place) && !inPart.has(place)

  const namespacesOf = (inLanguage: string): readonly string[] =>
    [...trees.keys()]
      .filter((place) => place.startsWith(`${inLanguage}/`))
      .map((place) => place.slice(inLanguage.length + 1))

  const fetchWhole = async (inLanguage: string, namespace: string): Promise<boolean> => {
    const { fetchTexts } = await import('./fetchTexts.ts')
    const texts = await fetchTexts(fillIn(loadPath, { lng: inLanguage, ns: namespace }))
    if (texts === null) return false
    const place = placeOf(inLanguage, namespace)
    trees.set(place, texts)
    inPart.delete(place)
    return true
  }

  const load = async (inLanguage: string, namespace: string): Promise<boolean> => {
    const place = placeOf(inLanguage, namespace)
    if (isWhole(place)) return true
    const loading = loads.get(place) ?? fetchWhole(inLanguage, namespace).finally(() => loads.delete(place))
    loads.set(place, loading)
    return loading
  }

  const find = (key: string, { lng = language, ns = defaultNamespace, ...params }: TextParams & Place) => {
    const [namespace = ns, path = key] = key.includes(namespaceSeparator) ? key.split(namespaceSeparator) : [ns, key]
    return findText(trees.get(placeOf(lng, namespace)), path, params, languageTags[lng] ?? lng)
  }

  return {
    get language() {
      return language
    },
    t: (key, params = {}) => {
      const text = find(key, params)
      return text === null ? key : fillIn(text, params)
    },
    exists: (key, params = {}) => find(key, params) !== null,
    hasNamespaces: (namespaces) => namespaces.every((namespace) => isWhole(placeOf(language, namespace))),
    loadNamespaces: async (namespaces) => {
      await Promise.all(
        namespaces.map(async (namespace) => {
          if (!(await load(language, namespace))) throw new TextsNotLoaded(namespace)
        }),
      )
    },
    switchLanguage: async (wanted) => {
      // Loads every namespace used so far. Namespaces other than `common` that fail are loaded again when needed.
      const [hasCommon] = await Promise.all(
        [defaultNamespace, ...namespacesOf(language)].map((namespace) => load(wanted, namespace)),
      )
      if (hasCommon !== true) return false
      language = wanted
      for (const listener of listeners) listener()
      return true
    },
    onLanguageChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
