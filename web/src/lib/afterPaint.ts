// Delays work that is not urgent, so that the browser paints the next page first.

/**
 * Longer than a slow phone needs to render a page. The sum of this delay and the debounce delay of drafts is below
 * 300 ms, because a crash may lose at most 300 ms of typing (docs/chaos.md).
 */
export const afterPaintMs = 100

/** Runs the work after `afterPaintMs`. Returns a function that cancels it. */
export const afterPaint = (work: () => void): (() => void) => {
  const timer = setTimeout(work, afterPaintMs)
  return () => clearTimeout(timer)
}
