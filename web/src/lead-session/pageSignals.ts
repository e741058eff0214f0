// The events after which data of the page may be outdated: visible again, restored from the cache, back online.

export type PageSignal =
  /** The page is visible again. */
  | 'visible'
  /** The browser restored the page from the back/forward cache, so all its data may be outdated. */
  | 'restored'
  | 'online'

export type PageSignals = {
  readonly isHidden: () => boolean
  /** Returns a function that removes the listener. */
  readonly subscribe: (listener: (signal: PageSignal) => void) => () => void
}

export const browserSignals: PageSignals = {
  isHidden: () => document.hidden,
  subscribe: (listener) => {
    const onVisibility = () => {
      if (!document.hidden) listener('visible')
    }
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) listener('restored')
    }
    const onOnline = () => listener('online')
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('online', onOnline)
    }
  },
}
