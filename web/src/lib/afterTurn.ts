// Work that nobody looks at waits until the page that is being turned to stands on the screen.

/** Longer than a slow phone takes to draw a page; with the delay of drafts below the 300 ms an applicant can lose. */
export const afterTurnMs = 100

/** Returns what calls it off. */
export const afterTurn = (work: () => void): (() => void) => {
  const timer = setTimeout(work, afterTurnMs)
  return () => clearTimeout(timer)
}
