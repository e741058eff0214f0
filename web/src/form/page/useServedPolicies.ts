// Fetches the current policies of the server. When a text differs from the built-in one, the page shows and records the
// served text and version.
import type { PolicyText } from '@loan/domain/contract/reference'
import { useEffect, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useAllTexts } from '../../texts/useTexts.ts'

/**
 * @assumed a delay after the first page is interactive, because the built-in texts are nearly always the served ones.
 * After a rejected answer they are fetched at once, because it may be a consent to a newer policy.
 */
const fetchDelayMs = 3000

type ServedPolicies = { readonly language: string; readonly policies: readonly PolicyText[] }

const none: readonly never[] = []

/** Empty until they are loaded. */
export const useServedPolicies = (isNeeded: boolean): readonly PolicyText[] => {
  const app = useAppContext()
  const { language } = useAllTexts()
  const [served, setServed] = useState<ServedPolicies>({ language: '', policies: [] })

  useEffect(() => {
    if (!isNeeded) return
    let isCancelled = false
    const load = async () => {
      const { fetchPolicies, untickReplaced } = await import('./fetchPolicies.ts')
      const policies = await fetchPolicies(app, language)
      if (isCancelled) return
      untickReplaced(app, policies)
      setServed({ language, policies })
    }
    const isRejected = app.store.getState().dynamicPages.errors.length > 0
    const timer = setTimeout(
      () => {
        load().catch(() => undefined)
      },
      isRejected ? 0 : fetchDelayMs,
    )
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [isNeeded, app, language])

  return served.language === language ? served.policies : none
}
