// Declares a React API that its types lack.
import 'react-dom/client'

declare module 'react-dom/client' {
  interface Root {
    /** Hydrates the Suspense boundary of this element synchronously, not in slices of 5 ms. */
    readonly unstable_scheduleHydration?: (target: Element | null) => void
  }
}
