// Measures which part of the frame is visible. `scrollIntoView` does not scroll a cross-origin host page, and a frame
// of full height does not scroll itself. Only an IntersectionObserver knows the visible part across origins.

export type Visibility = {
  /** The top of the element in the document of the frame, in pixels. */
  readonly top: number
  readonly height: number
  /** The visible part of the element; its height is 0 when nothing is visible. */
  readonly visibleTop: number
  readonly visibleHeight: number
}

/** Reports once, after the next frame that the browser renders. */
export const measureVisibility = (element: Element, report: (visibility: Visibility) => void): void => {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (entry === undefined) return
    const { boundingClientRect: whole, intersectionRect: visible } = entry
    report({
      top: whole.top + window.scrollY,
      height: whole.height,
      visibleTop: visible.top + window.scrollY,
      visibleHeight: visible.height,
    })
  })
  observer.observe(element)
}
