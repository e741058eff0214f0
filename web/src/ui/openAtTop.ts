// How a page or a screen is met: at its top, with the focus on its heading.

/**
 * With the frame that draws it: scrolling and focusing any sooner would have it laid out before that frame, and again for
 * it. Returns what calls it off.
 */
export const openAtTop = (heading: HTMLElement | null): (() => void) => {
  const frame = requestAnimationFrame(() => {
    window.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
  })
  return () => cancelAnimationFrame(frame)
}
