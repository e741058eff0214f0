// Whether the prerendered page is hydrated. The first render must match the prerendered page, so that hydration keeps
// typed answers; only a later render may show what the browser alone knows.
import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False while prerendering and in the hydrating render. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
