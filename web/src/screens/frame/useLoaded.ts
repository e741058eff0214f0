// Loads a screen's code and texts. After a failure the applicant can retry; the second retry reloads the document.
import { useEffect, useMemo, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { logError } from '../../lib/log.ts'
import { createResource } from '../../loading/resource.ts'
import { getReleaseRecovery } from '../../lib/releaseRecovery.ts'

export type LoadState<T> =
  | { readonly outcome: 'loading' }
  | { readonly outcome: 'failed'; readonly reason: unknown; readonly retry: () => void }
  | { readonly outcome: 'ready'; readonly loaded: T }

type LoadSource<T> = { readonly load: () => Promise<T>; readonly namespaces: readonly string[] }

type LoadOutcome<T> =
  | Exclude<LoadState<T>, { outcome: 'failed' }>
  | { readonly outcome: 'failed'; readonly reason: unknown }

export const useLoaded = <T>({ load, namespaces }: LoadSource<T>): LoadState<T> => {
  const app = useAppContext()
  const { texts } = app
  const { reload, recover } = getReleaseRecovery(app)
  const resource = useMemo(
    () =>
      createResource(async () => {
        const [loaded] = await Promise.all([load(), texts.loadNamespaces(namespaces)])
        return loaded
      }),
    [texts, load, namespaces],
  )
  const [attempts, setAttempts] = useState(0)
  const [loading, setLoading] = useState<LoadOutcome<T>>({ outcome: 'loading' })
  const hasFailed = loading.outcome === 'failed'

  useEffect(() => {
    if (hasFailed) return undefined
    let isMounted = true
    resource.preload().then(
      (loaded) => {
        if (isMounted) setLoading({ outcome: 'ready', loaded })
      },
      (reason: unknown) => {
        logError('Failed to load a screen or its texts', { namespaces })
        if (isMounted && !recover(reason)) setLoading({ outcome: 'failed', reason })
      },
    )
    return () => {
      isMounted = false
    }
  }, [resource, namespaces, hasFailed, recover])

  if (loading.outcome !== 'failed') return loading
  const retry = () => {
    if (attempts > 0) reload()
    setLoading({ outcome: 'loading' })
    setAttempts(attempts + 1)
  }
  return { outcome: 'failed', reason: loading.reason, retry }
}
