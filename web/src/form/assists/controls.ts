// Reaching the control of a data point in a page's form, for assists.
import { controlIdOf } from '../controlNames.ts'

export const controlOf = (form: HTMLFormElement | null, path: string): HTMLInputElement | HTMLSelectElement | null => {
  const control = form?.querySelector(`#${controlIdOf(path)}`)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null
}

/** Fills a control in as a person would, so that drafts and errors follow. */
export const fillControl = (control: HTMLInputElement | HTMLSelectElement, value: string): void => {
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
