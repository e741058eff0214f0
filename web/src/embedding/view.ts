// What of the frame is in sight. A frame of full height does not scroll, so the browser's own "into view" ends at its
// edge; how much of it the window around shows is told by an IntersectionObserver alone, across origins too.

export type Sight = {
  /** Of the element, in the document of the frame. */
  readonly top: number
  readonly height: number
  /** The part of the element that is in sight; a height of 0 where nothing is. */
  readonly seenTop: number
  readonly seenHeight: number
}

/** Once, after the next time the browser draws. */
export const lookAt = (element: Element, report: (sight: Sight) => void): void => {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (entry === undefined) return
    const { boundingClientRect: whole, intersectionRect: seen } = entry
    report({
      top: whole.top + window.scrollY,
      height: whole.height,
      seenTop: seen.top + window.scrollY,
      seenHeight: seen.height,
    })
  })
  observer.observe(element)
}
