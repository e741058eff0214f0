// The location of the router. A page of the chain leaves with `afterPaint`: the router renders the next page at once,
// and the address changes after the paint. `pushState` takes a slow phone as long as half of the rendering.
import { navigate as navigateNow, useLocationProperty } from 'wouter/use-browser-location'
import { afterPaint } from './afterPaint.ts'
import { getPendingWrites } from './flush.ts'
import type { InstanceOwner } from './instances.ts'

type NavigateOptions = {
  readonly replace?: boolean
  readonly state?: unknown
  /** Adds the address to the history after the next paint. */
  readonly afterPaint?: boolean
}

export type LocationHook = (router: {
  readonly ssrPath?: string | undefined
}) => [path: string, navigate: (to: string | URL, options?: NavigateOptions) => void]

export type DeferredLocation = {
  readonly hook: LocationHook
  readonly searchHook: () => string
  /** Call it in an effect. Returns a function that ends it. */
  readonly connect: () => () => void
}

/** wouter notifies its hooks of a new address with this event. */
const notify = () => window.dispatchEvent(new Event('pushState'))

export const createDeferredLocation = (owner: InstanceOwner): DeferredLocation => {
  let pending: URL | null = null
  let cancel = () => {}

  const takePending = () => {
    const taken = pending
    pending = null
    cancel()
    return taken
  }
  const pushPending = () => {
    const taken = takePending()
    if (taken !== null) navigateNow(taken)
  }
  /** The applicant went back or forward before the address was added. */
  const onPopState = () => {
    if (takePending() !== null) notify()
  }
  const navigate = (to: string | URL, { afterPaint: isLate, ...options }: NavigateOptions = {}) => {
    pushPending()
    if (isLate !== true || document.visibilityState === 'hidden') return navigateNow(to, options)
    pending = new URL(to, window.location.href)
    cancel = afterPaint(pushPending)
    notify()
  }
  const getSearch = () => (pending ?? window.location).search
  const getPath = () => (pending ?? window.location).pathname

  return {
    hook: ({ ssrPath }) => [useLocationProperty(getPath, () => ssrPath ?? getPath()), navigate],
    searchHook: () => useLocationProperty(getSearch, () => (typeof window === 'undefined' ? '' : getSearch())),
    connect: () => {
      const listening = new AbortController()
      const { signal } = listening
      window.addEventListener('popstate', onPopState, { signal })
      window.addEventListener('pagehide', pushPending, { signal })
      const stopFlushing = getPendingWrites(owner).onFlush(pushPending)
      return () => {
        listening.abort()
        stopFlushing()
      }
    },
  }
}
