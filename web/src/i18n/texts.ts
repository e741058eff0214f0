// Translations (SPEC.md §9): i18next with the separators and the loading behaviour given there. The first page's
// namespaces are built in; the HTTP backend arrives with the first namespace that is not.
import type { LocaleKey } from '@loan/domain/countries/country'
import i18next, { type BackendModule, type i18n, type Resource } from 'i18next'

export type Texts = i18n

type Backend = Pick<BackendModule, 'read'>

const lazyHttpBackend = (loadPath: string): BackendModule => {
  let backend: Promise<Backend> | undefined
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, callback) => {
      backend ??= import('i18next-http-backend').then(
        ({ default: HttpBackend }) => new HttpBackend(null, { loadPath, requestOptions: { cache: 'default' } }),
      )
      backend.then(
        (loaded) => loaded.read(language, namespace, callback),
        (reason: unknown) => {
          backend = undefined
          callback(reason instanceof Error ? reason : new Error('The translation backend did not load'), true)
        },
      )
    },
  }
}

export type TextsOptions = {
  readonly locale: LocaleKey
  readonly builtIn: Resource
  /** Those of the built-in namespaces that hold only what the first page says. */
  readonly partial: readonly string[]
  /** With `{{lng}}` and `{{ns}}`. */
  readonly loadPath: string
}

/** As `language/namespace`: there in part only, or not there after all retries. i18next takes both for done. */
const unfinishedOf = new WeakMap<Texts, Set<string>>()

export const createTexts = ({ locale, builtIn, partial, loadPath }: TextsOptions): Texts => {
  const texts = i18next.createInstance()
  texts.use(lazyHttpBackend(loadPath))
  void texts.init({
    lng: locale,
    // English stands in for a missing text when the locale files are built, so no second file is fetched for it.
    fallbackLng: false,
    debug: false,
    keySeparator: '>',
    nsSeparator: 'ˆ',
    ns: Object.keys(builtIn[locale] ?? {}),
    defaultNS: 'common',
    resources: builtIn,
    partialBundledLanguages: true,
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
    initAsync: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
  })
  unfinishedOf.set(texts, new Set(partial.map((namespace) => `${locale}/${namespace}`)))
  return texts
}

/** Thrown where a namespace is still not there after all retries: the page says so and offers to try again. */
export class TextsNotLoaded extends Error {
  constructor(namespace: string) {
    super(`The texts of ${namespace} did not load`)
    this.name = 'TextsNotLoaded'
  }
}

const isUnfinished = (texts: Texts, namespace: string): boolean =>
  unfinishedOf.get(texts)?.has(`${texts.language}/${namespace}`) ?? false

export const hasNamespaces = (texts: Texts, namespaces: readonly string[]): boolean =>
  namespaces.every((namespace) => texts.hasResourceBundle(texts.language, namespace) && !isUnfinished(texts, namespace))

/** False where the words every page needs do not come: the page then stays in its own language. */
export const switchLanguage = async (texts: Texts, locale: string): Promise<boolean> => {
  const isThere = () => texts.hasResourceBundle(locale, 'common')
  if (!isThere()) await texts.reloadResources([locale], ['common'])
  if (!isThere()) return false
  await texts.changeLanguage(locale)
  return true
}

const loadNamespace = async (texts: Texts, namespace: string): Promise<void> => {
  const { language } = texts
  const unfinished = unfinishedOf.get(texts)
  const key = `${language}/${namespace}`
  const before: unknown = texts.getResourceBundle(language, namespace)
  await (unfinished?.has(key) === true
    ? texts.reloadResources([language], [namespace])
    : texts.loadNamespaces(namespace))
  const now: unknown = texts.getResourceBundle(language, namespace)
  if (now === before) {
    unfinished?.add(key)
    throw new TextsNotLoaded(namespace)
  }
  unfinished?.delete(key)
}

/** Under way, so that what several parts of a page want at once is fetched once. */
const loadsOf = new WeakMap<Texts, Map<string, Promise<void>>>()

/** Resolves once every namespace is there, and whole, for the current language; never leaves raw keys on a page. */
export const loadNamespaces = async (texts: Texts, namespaces: readonly string[]): Promise<void> => {
  const loads = loadsOf.get(texts) ?? new Map<string, Promise<void>>()
  loadsOf.set(texts, loads)
  const loadOnce = (namespace: string): Promise<void> => {
    const key = `${texts.language}/${namespace}`
    const load = loads.get(key) ?? loadNamespace(texts, namespace).finally(() => loads.delete(key))
    loads.set(key, load)
    return load
  }
  await Promise.all(namespaces.filter((namespace) => !hasNamespaces(texts, [namespace])).map(loadOnce))
}
