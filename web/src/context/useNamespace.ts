// Loads the texts of an optional component when it is first mounted.
import { useEffect, useState } from 'react'
import { useApplication } from './ApplicationContext.tsx'
import { useAllTexts } from './useTexts.ts'

/** Whether the namespace is loaded in the current language. Starts loading it when it is not. */
export const useNamespace = (namespace: string): boolean => {
  const { texts } = useApplication()
  const { language } = useAllTexts()
  const [, setLoadedFor] = useState<string | null>(null)

  useEffect(() => {
    texts.loadNamespaces([namespace]).then(
      () => setLoadedFor(language),
      () => undefined,
    )
  }, [texts, language, namespace])

  return texts.hasNamespaces([namespace])
}
