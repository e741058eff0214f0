// Texts in the applicant's language, with the words of the product's country where they differ.
import { useMemo, useSyncExternalStore } from 'react'
import { useApplication } from './ApplicationContext.tsx'

export type TextParams = Readonly<Record<string, string | number>>

/** `t('continue')`, `t('pages>name>title')`; brand and country are known to every text. */
export type Translate = (key: string, params?: TextParams) => string

type AnyNamespace = {
  readonly language: string
  readonly of: (namespace: string) => Translate
  /** Whether a text exists: for those that only some data points have (a hint, say). */
  readonly has: (namespace: string, key: string) => boolean
}

/** For what speaks of several namespaces at once: the data points of a page come from several sections. */
export const useAllTexts = (): AnyNamespace => {
  const { texts, product } = useApplication()
  const language = useSyncExternalStore(
    (changed) => {
      texts.on('languageChanged', changed)
      return () => texts.off('languageChanged', changed)
    },
    () => texts.language,
    () => texts.language,
  )
  return useMemo(() => {
    const known = { lng: language, brand: product.displayName, context: product.country.code }
    return {
      language,
      of: (ns) => (key, params) => texts.t(key, { ...known, ns, ...params }),
      has: (ns, key) => texts.exists(key, { ...known, ns }),
    }
  }, [texts, product, language])
}

export const useTexts = (namespace = 'common'): Translate => {
  const all = useAllTexts()
  return useMemo(() => all.of(namespace), [all, namespace])
}
