// Finds what an applicant does next on a page, and where; the measurement repeats it with real input. Runs in the page.
import type { Entries } from '../../e2e/personas/entries.ts'
import { type Control, findControls, findOpenForm } from './formReading.ts'

/** A point of the viewport. */
export type Point = { readonly x: number; readonly y: number }

export type Action = Point & { readonly name: string } & (
    | { readonly kind: 'type'; readonly text: string; readonly hasValue: boolean }
    /** A radio button or a checkbox. */
    | { readonly kind: 'press' }
    /** Arrow keys on a focused select; negative upwards. */
    | { readonly kind: 'choose'; readonly steps: number }
  )

/** Scrolls to the element where it is not in view, and returns its centre. */
export const locate = (element: Element): Point => {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The control, or its label where the control itself is too small to press. */
const findPressable = (control: Control): Element =>
  control.getBoundingClientRect().width > 4 ? control : (control.labels?.[0] ?? control)

const buildAction = (control: Control, text: string): Action | null => {
  const { name } = control
  if (control instanceof HTMLSelectElement) {
    const steps = [...control.options].findIndex(({ value }) => value === text) - control.selectedIndex
    if (steps === 0) return null
    control.focus()
    return { kind: 'choose', name, steps, ...locate(control) }
  }
  if (control.type === 'radio' || control.type === 'checkbox') {
    const isWanted = control.type === 'radio' ? control.value === text : text === 'true'
    return isWanted && !control.checked ? { kind: 'press', name, ...locate(findPressable(control)) } : null
  }
  // A choice from a long list has a text box beside its hidden control, which accepts the key of an option.
  const box = document.querySelector<HTMLInputElement>(`[data-choice="${name}"]`)
  if (control.value === text || (box !== null && control.value !== '')) return null
  const typed = box ?? control
  return { kind: 'type', name, text, hasValue: typed.value !== '', ...locate(typed) }
}

/** Whether the control, and the text box beside it, is without text. */
export const isControlEmpty = (name: string): boolean =>
  findControls(findOpenForm()).every((control) => control.name !== name || control.value === '') &&
  (document.querySelector<HTMLInputElement>(`[data-choice="${name}"]`)?.value ?? '') === ''

/**
 * The next action on the open dialog or the page; null where nothing is left to fill in. The controls in `done`
 * are not filled in again, because a text box may show its value in another form.
 */
export const findNextAction = (entries: Entries, done: readonly string[]): Action | null => {
  for (const control of findControls(findOpenForm())) {
    const text = entries[control.name]
    if (text === undefined || done.includes(control.name)) continue
    const action = buildAction(control, text)
    if (action !== null) return action
  }
  return null
}
