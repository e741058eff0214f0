// Finds and fills controls of a form, for field helpers.
import { buildControlId } from '../controlNames.ts'

export const findControl = (
  form: HTMLFormElement | null,
  path: string,
): HTMLInputElement | HTMLSelectElement | null => {
  const control = form?.querySelector(`#${buildControlId(path)}`)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null
}

/** Sets the value and dispatches an `input` event, so that drafts and errors update. */
export const fillControl = (control: HTMLInputElement | HTMLSelectElement, value: string): void => {
  // React replaces the setter of an input that it controls, and ignores an event after a write through its own setter.
  if (control instanceof HTMLInputElement) Reflect.set(HTMLInputElement.prototype, 'value', value, control)
  else control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The typed or chosen value; of radio buttons that of the checked one. */
export const readValue = (control: HTMLInputElement | HTMLSelectElement): string => {
  if (control.type !== 'radio') return control.value
  const checked = control.form?.querySelector(`[name="${control.name}"]:checked`)
  return checked instanceof HTMLInputElement ? checked.value : ''
}
