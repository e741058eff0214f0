// Delays invisible work until the next page is painted.

/**
 * Longer than a slow phone needs to render a page. With the debounce of drafts it is below 300 ms, the most typing that
 * may be lost.
 */
export const afterPaintMs = 100

/** Returns a function that cancels the work. */
export const afterPaint = (work: () => void): (() => void) => {
  const timer = setTimeout(work, afterPaintMs)
  return () => clearTimeout(timer)
}
