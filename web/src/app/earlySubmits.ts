// Submits the forms that were submitted before the application started. The page's first script (`web/first`) collects
// them. They are submitted once the page is interactive, also when React has rendered the page again.

import { submitForm } from '../lib/submitForm.ts'

/** The form, or the form that has replaced it after another render; null when neither exists. */
const findCurrentForm = (form: HTMLFormElement): HTMLFormElement | null => {
  const { page, modal } = form.dataset
  if (form.isConnected) return form
  return document.querySelector(modal === undefined ? `form[data-page="${page}"]` : `form[data-modal="${modal}"]`)
}

export const submitEarlyForms = (): void => {
  const forms = window.earlySubmits ?? []
  // React handles submits from here on; the first script stops collecting them.
  delete window.earlySubmits
  delete document.documentElement.dataset['returning']
  const message = document.getElementById('start-failed')
  if (message !== null) message.hidden = true
  for (const form of forms) {
    const current = findCurrentForm(form)
    if (current !== null) submitForm(current)
  }
}
