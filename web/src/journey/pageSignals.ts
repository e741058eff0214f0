// What a browser says about the page that matters to whoever waits for news: seen again, restored, back online.

export type PageSignal =
  /** The page is seen again. */
  | 'visible'
  /** Taken out of the back/forward cache: everything it knows may be old. */
  | 'restored'
  | 'online'

export type PageSignals = {
  readonly isHidden: () => boolean
  /** Returns what stops it. */
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
