// Where the applicant is typing while the page starts. Where React renders the prerendered page again, because something
// else has changed it, the focused control is another element afterwards.

type TypedControl = HTMLInputElement | HTMLSelectElement

type Focus = { readonly name: string; readonly value: string; readonly selection: readonly [number, number] | null }

const isTypedControl = (element: Element | null): element is TypedControl =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== ''

const readFocus = (): Focus | null => {
  const { activeElement } = document
  if (!isTypedControl(activeElement)) return null
  const { name, value } = activeElement
  // Of an e-mail box browsers do not tell it.
  const isReported = activeElement instanceof HTMLInputElement && activeElement.selectionStart !== null
  return {
    name,
    value,
    selection: isReported ? [activeElement.selectionStart ?? 0, activeElement.selectionEnd ?? 0] : null,
  }
}

const isElsewhere = (): boolean => document.activeElement?.matches('input, select, textarea, button, a') === true

/** Returns what restores it. */
export const trackFocus = (): (() => void) => {
  let last = readFocus()
  const follow = () => {
    if (window.earlyAnswers !== undefined) last = readFocus() ?? last
  }
  for (const type of ['focusin', 'input', 'selectionchange']) document.addEventListener(type, follow, true)
  return () => {
    if (last === null || isElsewhere()) return
    const { name, value, selection } = last
    const control = Array.from(document.getElementsByName(name)).find(
      (element) => isTypedControl(element) && (element.type !== 'radio' || element.value === value),
    )
    control?.focus({ preventScroll: true })
    if (selection !== null && control instanceof HTMLInputElement) control.setSelectionRange(...selection)
  }
}
