// Scrolls a new page or screen to its top and focuses its heading.
import { afterPaint } from '../lib/afterPaint.ts'

/**
 * Scrolls a new page or screen to its top just before its first paint, because an earlier scroll forces an extra
 * layout. Focuses its heading after the paint, unless the focus has moved since. Returns a function that cancels both.
 */
export const openAtTop = (heading: HTMLElement | null): (() => void) => {
  const focused = document.activeElement
  const frame = requestAnimationFrame(() => window.scrollTo(0, 0))
  const cancelFocus = afterPaint(() => {
    if (document.activeElement === focused) heading?.focus({ preventScroll: true })
  })
  return () => {
    cancelAnimationFrame(frame)
    cancelFocus()
  }
}
