// What was typed and pressed before the script had come: the press was kept by the page's first script
// (`web/build/firstScript.ts`) and is carried out once the page is alive, also where that page was drawn anew.
import type { ControlValues } from '../form/controlNames.ts'

declare global {
  interface Window {
    earlySubmits?: HTMLFormElement[]
    /** Loads the page anew where a script `isGone`, or says that it did not start (`web/build/firstScript.ts`). */
    startFailed?: (isGone: boolean) => void
  }
}

const hasChanged = (element: HTMLInputElement): boolean =>
  element.type === 'checkbox' || element.type === 'radio'
    ? element.checked !== element.defaultChecked
    : element.value !== element.defaultValue

/** What differs from the page as it was prerendered, by control name: a page that is drawn anew does not hold it. */
export const readEarlyAnswers = (container: HTMLElement): ControlValues =>
  Object.fromEntries(
    Array.from(container.querySelectorAll('input'))
      .filter((element) => element.name !== '' && hasChanged(element))
      .map((element) => [element.name, element.type === 'checkbox' ? String(element.checked) : element.value]),
  )

/** The form itself, or the one that stands in its place. */
const formNow = (form: HTMLFormElement): HTMLFormElement | null => {
  const { page, modal } = form.dataset
  if (form.isConnected) return form
  return document.querySelector(modal === undefined ? `form[data-page="${page}"]` : `form[data-modal="${modal}"]`)
}

export const carryOutEarlySubmits = (): void => {
  const forms = window.earlySubmits ?? []
  // From here on React answers; the first script steps aside.
  delete window.earlySubmits
  delete document.documentElement.dataset['returning']
  for (const form of forms) formNow(form)?.requestSubmit()
}
