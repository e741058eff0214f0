// The policies as the server serves them now: where a text differs from the one this build carries, the page shows and
// records the served one with its version. Fetched while the page is read.
import type { PolicyText } from '@loan/domain/contract/reference'
import { useEffect, useState } from 'react'
import { useApplication } from '../context/ApplicationContext.tsx'
import { useAllTexts } from '../context/useTexts.ts'

/** @assumed later than the first page is usable: its own texts are nearly always the served ones. */
const fetchLaterMs = 3000

type Served = { readonly language: string; readonly policies: readonly PolicyText[] }

/** Empty until they are there. */
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
