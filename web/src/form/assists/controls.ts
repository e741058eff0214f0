// Finds and fills controls of a form, for field helpers.
import { controlIdOf } from '../controlNames.ts'

export const controlOf = (form: HTMLFormElement | null, path: string): HTMLInputElement | HTMLSelectElement | null => {
  const control = form?.querySelector(`#${controlIdOf(path)}`)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null
}

/** Sets the value and dispatches an `input` event, so that drafts and errors update. */
export const fillControl = (control: HTMLInputElement | HTMLSelectElement, value: string): void => {
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
