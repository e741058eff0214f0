// Whether the window has space for a second column. A phone does not load the content of that column.
import { useSyncExternalStore } from 'react'

/** The same media query as in PageFrame.module.css. */
const query = '(min-width: 60rem)'

let made: MediaQueryList | undefined
/** One shared query, because every navigation reads it. */
const media = (): MediaQueryList => (made ??= window.matchMedia(query))

const subscribe = (changed: () => void): (() => void) => {
  media().addEventListener('change', changed)
  return () => media().removeEventListener('change', changed)
}

/** False while prerendering and until hydration. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => false,
  )
