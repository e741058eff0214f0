// Reads the form of a page, for its copy in the bare wizard, and fills it in. Runs in the page.
import type { Entries } from '../../e2e/personas/entries.ts'
import type { PeerField, PeerPage } from '../peerPage.ts'

export type Control = HTMLInputElement | HTMLSelectElement

export const findPageForm = (): HTMLFormElement | null => document.querySelector('form[data-page]')

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== ''

/** The form of the open dialog, or of the page. */
export const findOpenForm = (): HTMLFormElement | null => document.querySelector('dialog[open] form') ?? findPageForm()

export const findControls = (form: HTMLFormElement | null): readonly Control[] =>
  [...(form?.elements ?? [])].filter(isControl)

/** The first control of a page. The review has none: its heading instead. */
export const findFirstControl = (form: HTMLFormElement): Element | null =>
  findControls(form)[0] ?? (form.dataset['page'] === 'review' ? form.querySelector('h1') : null)

const readText = (element: Element | null | undefined): string => element?.textContent.trim() ?? ''

const resolveKind = (control: Control): PeerField['kind'] => {
  if (control instanceof HTMLSelectElement) return 'select'
  const { type } = control
  return type === 'email' || type === 'tel' || type === 'checkbox' || type === 'radio' ? type : 'text'
}

const readLabel = (control: Control): string =>
  control.type === 'radio'
    ? readText(control.closest('fieldset')?.querySelector('legend'))
    : readText(control.labels?.[0])

const readOptions = (control: Control, all: readonly Control[]): PeerField['options'] => {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].map((option) => ({ value: option.value, label: option.text }))
  }
  if (control.type !== 'radio') return []
  const radios = all.filter(({ name }) => name === control.name)
  return radios.map((radio) => ({ value: radio.value, label: readText(radio.labels?.[0]) }))
}

const readFields = (form: HTMLFormElement): readonly PeerField[] => {
  const controls = findControls(form)
  return controls
    .filter((control, index) => controls.findIndex(({ name }) => name === control.name) === index)
    .map((control) => ({
      name: control.name,
      kind: resolveKind(control),
      label: readLabel(control),
      value: control.type === 'text' ? control.value : '',
      options: readOptions(control, controls),
    }))
}

/** The fields of the current page and of its dialog; null where the document has no page. */
export const readPage = (): PeerPage | null => {
  const form = findPageForm()
  if (form === null) return null
  const dialogs = [...document.querySelectorAll<HTMLFormElement>('dialog form')]
  return {
    key: form.dataset['page'] ?? '',
    title: readText(form.querySelector('h1')),
    fields: [...dialogs, form].flatMap(readFields),
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
  const form = findPageForm()
  if (form === null) return false
  const controls = findControls(form)
  for (const control of controls) enter(control, entries[control.name] ?? '')
  return findControls(form).length > controls.length
}
