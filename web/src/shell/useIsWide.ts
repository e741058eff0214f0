// Whether there is room for a second column: what stands there is not even fetched on a phone.
import { useSyncExternalStore } from 'react'

/** As PageFrame.module.css shows the second column. */
const query = '(min-width: 60rem)'

let made: MediaQueryList | undefined
/** One for all: it is asked at every turn of a page. */
const media = (): MediaQueryList => (made ??= window.matchMedia(query))

const subscribe = (changed: () => void): (() => void) => {
  media().addEventListener('change', changed)
  return () => media().removeEventListener('change', changed)
}

/** False while prerendering and until the page is alive. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => false,
  )
