// Presses on Continue that came before the application: collected by the page's first script (`web/first`), carried out
// once the page is interactive, also where React has rendered that page again.

/** The form itself, or the one in its place. */
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
  const message = document.getElementById('start-failed')
  if (message !== null) message.hidden = true
  for (const form of forms) formNow(form)?.requestSubmit()
}
