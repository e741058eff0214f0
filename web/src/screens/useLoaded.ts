// Loads a screen's code and texts. After a failure the applicant can retry; the second retry reloads the document.
import { useEffect, useState } from 'react'
import { useApplication } from '../context/ApplicationContext.tsx'
import { logError } from '../lib/log.ts'
import { continueWithNewRelease, recoverFromGone } from '../lib/newRelease.ts'

export type Loading<T> =
  | { readonly outcome: 'loading' }
  | { readonly outcome: 'failed'; readonly reason: unknown; readonly retry: () => void }
  | { readonly outcome: 'ready'; readonly loaded: T }

type Wanted<T> = { readonly load: () => Promise<T>; readonly namespaces: readonly string[] }

type Outcome<T> = Exclude<Loading<T>, { outcome: 'failed' }> | { readonly outcome: 'failed'; readonly reason: unknown }

export const useLoaded = <T>({ load, namespaces }: Wanted<T>): Loading<T> => {
  const { texts } = useApplication()
  const [attempts, setAttempts] = useState(0)
  const [loading, setLoading] = useState<Outcome<T>>({ outcome: 'loading' })

  useEffect(() => {
    let isWanted = true
    Promise.all([load(), texts.loadNamespaces(namespaces)]).then(
      ([loaded]) => {
        if (isWanted) setLoading({ outcome: 'ready', loaded })
      },
      (reason: unknown) => {
        logError('Failed to load a screen or its texts', { namespaces })
        if (isWanted && !recoverFromGone(reason)) setLoading({ outcome: 'failed', reason })
      },
    )
    return () => {
      isWanted = false
    }
  }, [texts, load, namespaces, attempts])

  if (loading.outcome !== 'failed') return loading
  const retry = () => {
    if (attempts > 0) continueWithNewRelease()
    setLoading({ outcome: 'loading' })
    setAttempts(attempts + 1)
  }
  return { outcome: 'failed', reason: loading.reason, retry }
}
