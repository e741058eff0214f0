// Whether the window has space for a second column. A phone does not load the content of that column.
import { useSyncExternalStore } from 'react'

/** The same media query as in PageFrame.module.css. */
const getMediaQuery = () => window.matchMedia('(min-width: 60rem)')

const subscribe = (changed: () => void): (() => void) => {
  const media = getMediaQuery()
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** False while prerendering and until hydration. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => getMediaQuery().matches,
    () => false,
  )
