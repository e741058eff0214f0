// Whether the window has space for a second column. A phone does not load the content of that column.
import { useSyncExternalStore } from 'react'

/** The same media query as in PageFrame.module.css. */
const query = '(min-width: 60rem)'

let cachedQuery: MediaQueryList | undefined
/** One shared query, because every navigation reads it. */
const getMediaQuery = (): MediaQueryList => (cachedQuery ??= window.matchMedia(query))

const subscribe = (changed: () => void): (() => void) => {
  getMediaQuery().addEventListener('change', changed)
  return () => getMediaQuery().removeEventListener('change', changed)
}

/** False while prerendering and until hydration. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => getMediaQuery().matches,
    () => false,
  )
