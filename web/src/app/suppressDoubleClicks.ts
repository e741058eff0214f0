// Suppresses the second click of a double click when the page has changed in between: it would answer, consent to or
// submit something that the applicant has not read.

/** Limits for touch. Browsers count mouse clicks in `detail`, but not all browsers count taps. */
const maxIntervalMs = 300
const maxDistancePx = 30

type FirstClick = { readonly event: PointerEvent; readonly container: Element | null }

/** The form, dialog or screen that contains the target; null outside all of them. */
const findContainer = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('form, dialog, [data-screen]') : null

const isSecondClick = (first: PointerEvent, event: PointerEvent): boolean =>
  event.detail > 1 ||
  (event.pointerType !== 'mouse' &&
    event.timeStamp - first.timeStamp < maxIntervalMs &&
    Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < maxDistancePx)

/**
 * Cancels the second click of a double click outside the container of the first one. Returns a function that stops it.
 */
export const suppressDoubleClicks = (): (() => void) => {
  let first: FirstClick | undefined
  const onClick = (event: PointerEvent): void => {
    // The keyboard or a script caused this click.
    if (event.detail === 0) return
    const container = findContainer(event)
    if (first === undefined || !isSecondClick(first.event, event)) {
      first = { event, container }
    } else if (first.container !== container) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  /** An applicant who has typed in between sees the new page. */
  const onInput = (): void => {
    first = undefined
  }
  window.addEventListener('click', onClick, true)
  window.addEventListener('input', onInput, true)
  return () => {
    window.removeEventListener('click', onClick, true)
    window.removeEventListener('input', onInput, true)
  }
}
