// Translations of the application (spec 9.27 to 9.33). The texts of the first page are built in; other namespaces are
// fetched. docs/decisions/02-translations.md explains why this is not i18next.
import type { LocaleKey } from '@loan/domain/countries/country'
import { createLoadedResource, createResource, type Resource } from '../loading/resource.ts'
import { createPlurals, fillPlaceholders, findText, type TextParams, type TextTree } from './findText.ts'

/** Texts by locale and namespace. */
export type TextResources = Readonly<Record<string, Readonly<Record<string, TextTree>>>>

export type TextsOptions = {
  readonly locale: LocaleKey
  /** BCP 47 tag of each locale; it selects the plural forms. */
  readonly languageTags: Readonly<Partial<Record<string, string>>>
  readonly builtIn: TextResources
  /** Built-in namespaces that contain only the texts of the first page. */
  readonly partials: readonly string[]
  /** URL with the placeholders `{{lng}}` and `{{ns}}`. */
  readonly loadPath: string
}

/** Defaults: the current language and the namespace `common`. */
type TextLocation = { readonly lng?: string; readonly ns?: string }

export type Texts = {
  readonly language: string
  /** The text with its parameters filled in, or the key when there is no text. */
  readonly t: (key: string, params?: TextParams & TextLocation) => string
  readonly exists: (key: string, params?: TextParams & TextLocation) => boolean
  /** The complete texts of a namespace in the current language. Loading them fails with `TextsNotLoaded`. */
  readonly getNamespace: (namespace: string) => Resource<TextTree>
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

/**
 * Thrown when a namespace does not load after all retries, although its release still exists. The page shows an error
 * with a retry button.
 */
export class TextsNotLoaded extends Error {
  constructor(namespace: string) {
    super(`The texts of ${namespace} did not load`)
    this.name = 'TextsNotLoaded'
  }
}

export const createTexts = ({ locale, languageTags, builtIn, partials, loadPath }: TextsOptions): Texts => {
  const buildKey = (inLanguage: string, namespace: string): string => `${inLanguage}/${namespace}`
  /** Includes partial namespaces, whose resource loads the complete texts. */
  const namespaces = new Map<string, Resource<TextTree>>()
  const listeners = new Set<() => void>()
  const getPlurals = createPlurals()
  const fetcher = createResource(async () => (await import('./fetchTexts.ts')).createTextFetcher(loadPath))
  let language: string = locale

  const buildNamespace = (inLanguage: string, namespace: string): Resource<TextTree> => {
    const texts = builtIn[inLanguage]?.[namespace]
    const isPartial = inLanguage === locale && partials.includes(namespace)
    if (texts !== undefined && !isPartial) return createLoadedResource(texts)
    return createResource(async () => {
      const fetchTexts = await fetcher.preload()
      const fetched = await fetchTexts(inLanguage, namespace)
      if (fetched === null) throw new TextsNotLoaded(namespace)
      return fetched
    })
  }

  const getNamespaceIn = (inLanguage: string, namespace: string): Resource<TextTree> => {
    const key = buildKey(inLanguage, namespace)
    const resource = namespaces.get(key) ?? buildNamespace(inLanguage, namespace)
    namespaces.set(key, resource)
    return resource
  }

  const findTexts = (inLanguage: string, namespace: string): TextTree | undefined =>
    namespaces.get(buildKey(inLanguage, namespace))?.peek() ?? builtIn[inLanguage]?.[namespace]

  /** The namespaces that have texts in the current language. */
  const listNamespaces = (): readonly string[] => {
    const loaded = [...namespaces].filter(([key, { peek }]) => key.startsWith(`${language}/`) && peek() !== undefined)
    return [...Object.keys(builtIn[language] ?? {}), ...loaded.map(([key]) => key.slice(language.length + 1))]
  }

  const find = (key: string, { lng = language, ns = defaultNamespace, ...params }: TextParams & TextLocation) => {
    const [namespace = ns, path = key] = key.includes(namespaceSeparator) ? key.split(namespaceSeparator) : [ns, key]
    return findText(findTexts(lng, namespace), path, params, getPlurals(languageTags[lng] ?? lng))
  }

  return {
    get language() {
      return language
    },
    t: (key, params = {}) => {
      const text = find(key, params)
      return text === null ? key : fillPlaceholders(text, params)
    },
    exists: (key, params = {}) => find(key, params) !== null,
    getNamespace: (namespace) => getNamespaceIn(language, namespace),
    hasNamespaces: (names) => names.every((name) => getNamespaceIn(language, name).peek() !== undefined),
    loadNamespaces: async (names) => {
      await Promise.all(names.map((name) => getNamespaceIn(language, name).preload()))
    },
    switchLanguage: async (nextLanguage) => {
      // Loads every namespace used so far. Namespaces other than `common` that fail are loaded again when needed.
      const [common] = await Promise.allSettled(
        [defaultNamespace, ...listNamespaces()].map((name) => getNamespaceIn(nextLanguage, name).preload()),
      )
      if (common?.status !== 'fulfilled') return false
      language = nextLanguage
      for (const listener of listeners) listener()
      return true
    },
    onLanguageChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
