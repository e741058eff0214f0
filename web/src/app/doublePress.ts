// Somebody who presses Continue twice means the page they see: where that page has turned in between, the second press
// would answer, agree to or send something nobody has read yet.

/** Of a finger: browsers count the clicks of a mouse themselves, in `detail`, but not those of a finger everywhere. */
const soonMs = 300
const nearPx = 30

type Press = { readonly event: PointerEvent; readonly place: Element | null }

/** What is met as a whole: a page, a dialog, a screen. */
const placeOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('form, dialog, [data-screen]') : null

const isSecondOf = (first: PointerEvent, event: PointerEvent): boolean =>
  event.detail > 1 ||
  (event.pointerType !== 'mouse' &&
    event.timeStamp - first.timeStamp < soonMs &&
    Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < nearPx)

/** The second click of a double press does nothing in a place where the first one was not. Returns what ends it. */
export const keepDoublePressesTogether = (): (() => void) => {
  let first: Press | undefined
  const onClick = (event: PointerEvent): void => {
    // Of the keyboard, or of a script.
    if (event.detail === 0) return
    const place = placeOf(event)
    if (first === undefined || !isSecondOf(first.event, event)) {
      first = { event, place }
    } else if (first.place !== place) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  /** Whoever has typed meanwhile sees where they are. */
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
