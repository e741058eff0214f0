// The words of a visit (spec 9.27 to 9.33): those of the first page are built in, the others are fetched by namespace.
// docs/decisions/02-translations.md tells why this is not i18next.
import type { LocaleKey } from '@loan/domain/countries/country'
import { fillIn, findText, type TextParams, type TextTree } from './findText.ts'

/** By locale and namespace. */
export type TextResources = Readonly<Record<string, Readonly<Record<string, TextTree>>>>

export type TextsOptions = {
  readonly locale: LocaleKey
  /** BCP 47 tag of each locale: what its plural forms follow. */
  readonly languageTags: Readonly<Partial<Record<string, string>>>
  readonly builtIn: TextResources
  /** Those of the built-in namespaces that hold only what the first page says. */
  readonly partial: readonly string[]
  /** With `{{lng}}` and `{{ns}}`. */
  readonly loadPath: string
}

/** Where to look, unless it is the current language and `common`. */
type Place = { readonly lng?: string; readonly ns?: string }

export type Texts = {
  readonly language: string
  /** The text with its parameters filled in, or the key where there is none. */
  readonly t: (key: string, params?: TextParams & Place) => string
  readonly exists: (key: string, params?: TextParams & Place) => boolean
  /** Whether all of them are there, whole, in the current language. */
  readonly hasNamespaces: (namespaces: readonly string[]) => boolean
  /** Throws `TextsNotLoaded`; no page is ever drawn with raw keys. */
  readonly loadNamespaces: (namespaces: readonly string[]) => Promise<void>
  /** False where the words every page needs do not come: the page then stays in its own language. */
  readonly switchLanguage: (locale: string) => Promise<boolean>
  /** Returns what stops it. */
  readonly onLanguageChange: (listener: () => void) => () => void
}

/** Spec 9.30. */
const namespaceSeparator = 'ˆ'
const defaultNamespace = 'common'

/** Thrown where a namespace is still not there after all retries: the page says so and offers to try again. */
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
  /** Under way, so that what several parts of a page want at once is fetched once. */
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
      // What the visit has said so far comes along; what does not come is asked for again where it is needed.
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
