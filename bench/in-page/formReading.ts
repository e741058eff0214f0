// Reads the form of a page, for its copy in the bare wizard, and fills it in. Runs in the page.
import type { Entries } from '../../e2e/personas/entries.ts'
import type { BareField, BarePage } from '../bare-react/barePage.ts'

type Control = HTMLInputElement | HTMLSelectElement

export const pageForm = (): HTMLFormElement | null => document.querySelector('form[data-page]')

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== ''

const controlsOf = (form: HTMLFormElement): readonly Control[] => [...form.elements].filter(isControl)

const textOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? ''

const kindOf = (control: Control): BareField['kind'] => {
  if (control instanceof HTMLSelectElement) return 'select'
  const { type } = control
  return type === 'email' || type === 'tel' || type === 'checkbox' || type === 'radio' ? type : 'text'
}

const labelOf = (control: Control): string =>
  control.type === 'radio' ? textOf(control.closest('fieldset')?.querySelector('legend')) : textOf(control.labels?.[0])

const optionsOf = (control: Control, all: readonly Control[]): BareField['options'] => {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].map((option) => ({ value: option.value, label: option.text }))
  }
  if (control.type !== 'radio') return []
  const radios = all.filter(({ name }) => name === control.name)
  return radios.map((radio) => ({ value: radio.value, label: textOf(radio.labels?.[0]) }))
}

const fieldsOf = (form: HTMLFormElement): readonly BareField[] => {
  const controls = controlsOf(form)
  return controls
    .filter((control, index) => controls.findIndex(({ name }) => name === control.name) === index)
    .map((control) => ({
      name: control.name,
      kind: kindOf(control),
      label: labelOf(control),
      value: control.type === 'text' ? control.value : '',
      options: optionsOf(control, controls),
    }))
}

/** The fields of the current page and of its dialog; null where the document has no page. */
export const readPage = (): BarePage | null => {
  const form = pageForm()
  if (form === null) return null
  const dialogs = [...document.querySelectorAll<HTMLFormElement>('dialog form')]
  return {
    key: form.dataset['page'] ?? '',
    title: textOf(form.querySelector('h1')),
    fields: [...dialogs, form].flatMap(fieldsOf),
  }
}

const enter = (control: Control, text: string): void => {
  if (control.type === 'radio' ? control.value === text : control.type === 'checkbox' && text === 'true') {
    if (control instanceof HTMLInputElement && !control.checked) control.click()
    return
  }
  if (control.type === 'radio' || control.type === 'checkbox' || control.value === text) return
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Enters the value of each control that has an entry. Returns true where that rendered more controls. */
export const fillPage = (entries: Entries): boolean => {
  const form = pageForm()
  if (form === null) return false
  const controls = controlsOf(form)
  for (const control of controls) enter(control, entries[control.name] ?? '')
  return controlsOf(form).length > controls.length
}
