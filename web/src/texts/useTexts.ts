// Hooks for texts in the current language, with the variants of the product's country.
import type { Product } from '@loan/domain/products/product'
import { useSyncExternalStore } from 'react'
import type { TextParams } from '../i18n/findText.ts'
import type { Texts } from '../i18n/texts.ts'
import { perApplication } from '../lib/instances.ts'
import { type AppContext, useAppContext } from '../app-context/AppContext.tsx'

/** `t('continue')`, `t('pages>name>title')`. Every text can use the brand and the country. */
export type Translate = (key: string, params?: TextParams) => string

export type AnyNamespace = {
  readonly language: string
  readonly of: (namespace: string) => Translate
  /** Whether a text exists, for texts that only some data points have, such as a hint. */
  readonly has: (namespace: string, key: string) => boolean
}

/** Caches texts without parameters, because a page has about sixty texts and each look-up is slow. */
const createTranslate = (texts: Texts, defaults: TextParams & { readonly ns: string }): Translate => {
  const found = new Map<string, string>()
  return (key, params) => {
    if (params !== undefined) return texts.t(key, { ...defaults, ...params })
    const text = found.get(key) ?? texts.t(key, defaults)
    // A text that is not loaded yet returns its key, which must not be cached.
    if (text !== key) found.set(key, text)
    return text
  }
}

const buildNamespaces = (texts: Texts, product: Product, language: string): AnyNamespace => {
  const defaults = { lng: language, brand: product.displayName, context: product.country.code }
  const translates = new Map<string, Translate>()
  return {
    language,
    of: (ns) => {
      const translate = translates.get(ns) ?? createTranslate(texts, { ...defaults, ns })
      translates.set(ns, translate)
      return translate
    },
    has: (ns, key) => texts.exists(key, { ...defaults, ns }),
  }
}

/** Cache by language, shared by all components. */
const namespaceCache = perApplication(() => new Map<string, AnyNamespace>())

const getNamespaces = (app: AppContext, language: string): AnyNamespace => {
  const { texts, product } = app
  const made = namespaceCache(app)
  const namespaces = made.get(language) ?? buildNamespaces(texts, product, language)
  made.set(language, namespaces)
  return namespaces
}

/** Texts of all namespaces, because the data points of a page can be in several sections. */
export const useAllTexts = (): AnyNamespace => {
  const app = useAppContext()
  const { texts } = app
  const language = useSyncExternalStore(
    texts.onLanguageChange,
    () => texts.language,
    () => texts.language,
  )
  return getNamespaces(app, language)
}

export const useTexts = (namespace = 'common'): Translate => useAllTexts().of(namespace)
