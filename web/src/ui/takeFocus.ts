// Moves the focus from a button that its own press removes. Otherwise the next press of Tab starts at the top.

/** A ref of what replaces the button, with `tabIndex` -1. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** A ref of the button where nothing replaces it: moves the focus to the page when the button is removed. */
export const leaveFocus = (button: HTMLElement | null) => () => {
  if (document.activeElement === button) document.getElementById('main')?.focus({ preventScroll: true })
}
