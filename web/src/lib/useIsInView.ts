// Reports when an element comes into view, so that what it shows loads only for those who see it.
import { type RefObject, useEffect, useState } from 'react'

/** True from the moment in which a part of the element is in the window. */
export const useIsInView = (ref: RefObject<Element | null>): boolean => {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || isInView) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isInView])
  return isInView
}
