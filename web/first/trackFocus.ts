// Restores the focus after the start of the application. When something else has changed the prerendered page, React
// renders it again and the focused control is another element.

type TypedControl = HTMLInputElement | HTMLSelectElement

type Focus = { readonly name: string; readonly value: string; readonly selection: readonly [number, number] | null }

const isTypedControl = (element: Element | null): element is TypedControl =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== ''

const readFocus = (): Focus | null => {
  const { activeElement } = document
  if (!isTypedControl(activeElement)) return null
  const { name, value } = activeElement
  // Browsers do not report the selection of an e-mail input.
  const isReported = activeElement instanceof HTMLInputElement && activeElement.selectionStart !== null
  return {
    name,
    value,
    selection: isReported ? [activeElement.selectionStart ?? 0, activeElement.selectionEnd ?? 0] : null,
  }
}

const isOtherControlFocused = (): boolean =>
  document.activeElement?.matches('input, select, textarea, button, a') === true

/** Returns a function that restores the last focus, unless another control has the focus. */
export const trackFocus = (): (() => void) => {
  let last = readFocus()
  const follow = () => {
    if (window.earlyAnswers !== undefined) last = readFocus() ?? last
  }
  for (const type of ['focusin', 'input', 'selectionchange']) document.addEventListener(type, follow, true)
  return () => {
    if (last === null || isOtherControlFocused()) return
    const { name, value, selection } = last
    const control = Array.from(document.getElementsByName(name)).find(
      (element) => isTypedControl(element) && (element.type !== 'radio' || element.value === value),
    )
    control?.focus({ preventScroll: true })
    if (selection !== null && control instanceof HTMLInputElement) control.setSelectionRange(...selection)
  }
}
