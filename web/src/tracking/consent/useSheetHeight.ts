// Sets the height of a fixed sheet as a CSS variable. The page then has as much padding at its end, and scrolls a
// focused element above the sheet (WCAG 2.4.11). The height is 0 for a sheet in the document flow.
import { type RefObject, useEffect } from 'react'

const heightName = '--sheet-height'

export const useSheetHeight = (sheet: RefObject<HTMLElement | null>): void => {
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
    // The sheet may now cover the focused field.
    if (document.activeElement instanceof HTMLElement) document.activeElement.scrollIntoView({ block: 'nearest' })
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      style.removeProperty(heightName)
    }
  }, [sheet])
}
