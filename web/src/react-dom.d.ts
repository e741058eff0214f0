// What React has beyond its types.
import 'react-dom/client'

declare module 'react-dom/client' {
  interface Root {
    /** What stands behind the boundary of this element comes alive in one go, not in slices of 5 ms. */
    readonly unstable_scheduleHydration?: (target: Element | null) => void
  }
}
