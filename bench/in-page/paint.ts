// Waits until a frame is painted. Runs in the page.

/**
 * Runs a callback as soon as the main thread has painted the next frame: in the first task after the animation frame's
 * own callbacks, style, layout and paint.
 */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      run()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** Whether the element and everything around it has an opacity above 0, as in the first frame of a fade. */
const isOpaque = (element: Element | null): boolean =>
  element === null || (getComputedStyle(element).opacity !== '0' && isOpaque(element.parentElement))

/** Runs a callback as soon as a frame is painted in which the element is not transparent. */
export const afterVisiblePaint = (element: Element, run: () => void): void => {
  afterPaint(() => {
    if (isOpaque(element)) run()
    else afterVisiblePaint(element, run)
  })
}
