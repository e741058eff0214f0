// Texts in the applicant's language, with the words of the product's country where they differ.
import type { Product } from '@loan/domain/products/product'
import { useSyncExternalStore } from 'react'
import type { TextParams } from '../i18n/findText.ts'
import type { Texts } from '../i18n/texts.ts'
import { useApplication } from './ApplicationContext.tsx'

/** `t('continue')`, `t('pages>name>title')`; brand and country are known to every text. */
export type Translate = (key: string, params?: TextParams) => string

export type AnyNamespace = {
  readonly language: string
  readonly of: (namespace: string) => Translate
  /** Whether a text exists: for those that only some data points have (a hint, say). */
  readonly has: (namespace: string, key: string) => boolean
}

/** Finding a text takes long where a page says sixty of them: those without parameters are found once. */
const createTranslate = (texts: Texts, known: TextParams & { readonly ns: string }): Translate => {
  const found = new Map<string, string>()
  return (key, params) => {
    if (params !== undefined) return texts.t(key, { ...known, ...params })
    const text = found.get(key) ?? texts.t(key, known)
    // A text that is not there yet is answered by its key.
    if (text !== key) found.set(key, text)
    return text
  }
}

const buildNamespaces = (texts: Texts, product: Product, language: string): AnyNamespace => {
  const known = { lng: language, brand: product.displayName, context: product.country.code }
  const translates = new Map<string, Translate>()
  return {
    language,
    of: (ns) => {
      const translate = translates.get(ns) ?? createTranslate(texts, { ...known, ns })
      translates.set(ns, translate)
      return translate
    },
    has: (ns, key) => texts.exists(key, { ...known, ns }),
  }
}

/** One for each language of a visit, the same for every component. */
const namespacesOf = new WeakMap<Texts, Map<string, AnyNamespace>>()

const namespacesIn = (texts: Texts, product: Product, language: string): AnyNamespace => {
  const made = namespacesOf.get(texts) ?? new Map<string, AnyNamespace>()
  namespacesOf.set(texts, made)
  const namespaces = made.get(language) ?? buildNamespaces(texts, product, language)
  made.set(language, namespaces)
  return namespaces
}

/** For what speaks of several namespaces at once: the data points of a page come from several sections. */
export const useAllTexts = (): AnyNamespace => {
  const { texts, product } = useApplication()
  const language = useSyncExternalStore(
    texts.onLanguageChange,
    () => texts.language,
    () => texts.language,
  )
  return namespacesIn(texts, product, language)
}

export const useTexts = (namespace = 'common'): Translate => useAllTexts().of(namespace)
