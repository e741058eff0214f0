// Whether there is room for a second column: what stands there is not even fetched on a phone.
import { useSyncExternalStore } from 'react'

const query = '(min-width: 48rem)'

const subscribe = (changed: () => void): (() => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** False while prerendering and until the page is alive. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
