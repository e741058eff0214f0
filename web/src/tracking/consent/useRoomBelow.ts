// Keeps the page clear of the sheet: as much room at its end as the sheet is high, and what takes the focus stands above
// it, never behind (WCAG 2.4.11). Where the sheet stands in the flow there is nothing to keep clear of.
import { type RefObject, useEffect } from 'react'

const heightName = '--sheet-height'

export const useRoomBelow = (sheet: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = sheet.current
    if (element === null) return
    const { style } = document.documentElement
    const measure = () => {
      const isFixed = getComputedStyle(element).position === 'fixed'
      style.setProperty(heightName, isFixed ? `${Math.ceil(element.getBoundingClientRect().height)}px` : '0px')
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    // The field somebody is in may stand where the sheet now is.
    if (document.activeElement instanceof HTMLElement) document.activeElement.scrollIntoView({ block: 'nearest' })
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      style.removeProperty(heightName)
    }
  }, [sheet])
}
