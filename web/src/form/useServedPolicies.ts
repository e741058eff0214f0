// Fetches the current policies of the server. When a text differs from the built-in one, the page shows and records the
// served text and version.
import type { PolicyText } from '@loan/domain/contract/reference'
import { useEffect, useState } from 'react'
import { useApplication } from '../context/ApplicationContext.tsx'
import { useAllTexts } from '../context/useTexts.ts'

/**
 * @assumed a delay after the first page is interactive, because the built-in texts are nearly always the served ones.
 */
const fetchLaterMs = 3000

type Served = { readonly language: string; readonly policies: readonly PolicyText[] }

/** Empty until they are loaded. */
export const useServedPolicies = (isNeeded: boolean): readonly PolicyText[] => {
  const { product, request } = useApplication()
  const { language } = useAllTexts()
  const [served, setServed] = useState<Served>({ language: '', policies: [] })

  useEffect(() => {
    if (!isNeeded) return
    let isOver = false
    const load = async () => {
      const { fetchPolicies } = await import('./fetchPolicies.ts')
      const policies = await fetchPolicies(request, product, language)
      if (!isOver) setServed({ language, policies })
    }
    const timer = setTimeout(() => {
      load().catch(() => undefined)
    }, fetchLaterMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isNeeded, request, product, language])

  return served.language === language ? served.policies : []
}
