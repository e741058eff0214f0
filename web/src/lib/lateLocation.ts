// The location of the router. A page of the chain leaves with `afterPaint`: the router renders the next page at once, and
// the address changes after the paint, because `pushState` takes a slow phone as long as half of the rendering.
import { useSyncExternalStore } from 'react'
import { navigate as navigateNow } from 'wouter/use-browser-location'
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

export type LateLocation = {
  readonly hook: LocationHook
  readonly searchHook: (router: { readonly ssrSearch?: string | undefined }) => string
}

type PendingAddress = { readonly url: URL; readonly cancel: () => void }

/** wouter dispatches an event for each call of `pushState` and `replaceState`. */
const changeEvents = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const

export const createLateLocation = (owner: InstanceOwner): LateLocation => {
  let pending: PendingAddress | null = null
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())

  const takePending = (): PendingAddress | null => {
    const taken = pending
    taken?.cancel()
    pending = null
    return taken
  }
  const pushPending = () => {
    const taken = takePending()
    if (taken !== null) navigateNow(taken.url)
  }
  /** The applicant went back or forward before the address was added. */
  const onPopState = () => void takePending()

  const connect = () => {
    window.addEventListener('popstate', onPopState)
    for (const event of changeEvents) window.addEventListener(event, notify)
    window.addEventListener('pagehide', pushPending)
    const stopFlushing = getPendingWrites(owner).onFlush(pushPending)
    return () => {
      window.removeEventListener('popstate', onPopState)
      for (const event of changeEvents) window.removeEventListener(event, notify)
      window.removeEventListener('pagehide', pushPending)
      stopFlushing()
    }
  }
  let disconnect = () => {}
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) disconnect = connect()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) disconnect()
    }
  }

  const navigate = (to: string | URL, { afterPaint: isLate = false, ...options }: NavigateOptions = {}) => {
    pushPending()
    if (!isLate || document.visibilityState === 'hidden') return navigateNow(to, options)
    pending = { url: new URL(to, window.location.href), cancel: afterPaint(pushPending) }
    notify()
  }
  const getPath = () => (pending?.url ?? window.location).pathname
  const getSearch = () => (pending?.url ?? window.location).search
  return {
    hook: ({ ssrPath }) => [
      useSyncExternalStore(subscribe, getPath, ssrPath === undefined ? getPath : () => ssrPath),
      navigate,
    ],
    searchHook: ({ ssrSearch }) =>
      useSyncExternalStore(subscribe, getSearch, ssrSearch === undefined ? getSearch : () => ssrSearch),
  }
}
