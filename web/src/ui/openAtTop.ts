/**
 * Scrolls a new page or screen to its top and focuses its heading. Waits for the next animation frame, because an
 * earlier scroll or focus forces an extra layout. Returns a function that cancels it.
 */
export const openAtTop = (heading: HTMLElement | null): (() => void) => {
  const frame = requestAnimationFrame(() => {
    window.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
  })
  return () => cancelAnimationFrame(frame)
}
