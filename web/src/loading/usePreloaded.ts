// Reads a resource that the page can do without.
import { useEffect, useState } from 'react'
import { afterPaint } from '../lib/afterPaint.ts'
import type { Resource } from './resource.ts'

/**
 * Loads the resource after the first render. Undefined until it is loaded, and when it does not load; the next mount
 * then loads again. It does not suspend, because React delays other updates, such as hydration, for 300 ms after it
 * shows a fallback.
 */
export const usePreloaded = <T>(resource: Resource<T>): T | undefined => {
  const [, setLoaded] = useState(resource.peek() === undefined ? null : resource)
  useEffect(() => {
    let isMounted = true
    const load = () => {
      resource.preload().then(
        () => isMounted && setLoaded(resource),
        () => undefined,
      )
    }
    const cancel = resource.peek() === undefined ? afterPaint(load) : load()
    return () => {
      isMounted = false
      cancel?.()
    }
  }, [resource])
  return resource.peek()
}
