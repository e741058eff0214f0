// Measures which part of the frame is visible. `scrollIntoView` does not scroll a cross-origin host page, and a frame
// of full height does not scroll itself. Only an IntersectionObserver knows the visible part across origins.

export type Sight = {
  /** The top of the element in the document of the frame, in pixels. */
  readonly top: number
  readonly height: number
  /** The visible part of the element; its height is 0 when nothing is visible. */
  readonly seenTop: number
  readonly seenHeight: number
}

/** Reports once, after the next frame that the browser renders. */
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
