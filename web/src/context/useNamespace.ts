// Texts of something small that comes late and may stay away: fetched when it is first shown.
import { useEffect, useState } from 'react'
import { useApplication } from './ApplicationContext.tsx'
import { useAllTexts } from './useTexts.ts'

/** Whether the namespace is there in the current language; it is on its way where it is not. */
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
