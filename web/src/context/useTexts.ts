// Texts of one namespace in the applicant's language, with the words of the product's country where they differ.
import { useCallback, useSyncExternalStore } from 'react'
import { useApplication } from './ApplicationContext.tsx'

export type TextParams = Readonly<Record<string, string | number>>
export type Translate = (key: string, params?: TextParams) => string

/** `t('pages>name>title')`; brand and country are known to every text. Throws on a namespace that is not loaded. */
export const useTexts = (namespace = 'common'): Translate => {
  const { texts, product } = useApplication()
  const language = useSyncExternalStore(
    useCallback(
      (changed) => {
        texts.on('languageChanged', changed)
        return () => texts.off('languageChanged', changed)
      },
      [texts],
    ),
    () => texts.language,
    () => texts.language,
  )
  return useCallback(
    (key, params) =>
      texts.t(key, {
        ns: namespace,
        lng: language,
        brand: product.displayName,
        context: product.country.code,
        ...params,
      }),
    [texts, product, language, namespace],
  )
}

/** Whether a text exists: for texts that only some data points have (a hint, say). */
export const useHasText = (namespace: string): ((key: string) => boolean) => {
  const { texts } = useApplication()
  return useCallback((key) => texts.exists(key, { ns: namespace }), [texts, namespace])
}
