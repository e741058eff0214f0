// Collects forms that are submitted before the application has started; `src/app/earlySubmits.ts` submits them again.
// The form of a dialog also closes its dialog natively. An automatic reload carries the collected forms over.
import { readHistoryState, writeHistoryState } from '../src/lib/historyState.ts'

const key = 'earlyPresses'

const toSelector = ({ dataset: { page, modal } }: HTMLElement): string =>
  modal === undefined ? `form[data-page="${page}"]` : `form[data-modal="${modal}"]`

/** Called before a reload: stores the selectors of the forms in the history entry. */
export const carryEarlySubmits = (): void => {
  writeHistoryState({ [key]: (window.earlySubmits ?? []).map(toSelector) })
}

const readCarriedForms = (): readonly HTMLFormElement[] => {
  const { [key]: carried } = readHistoryState()
  if (!Array.isArray(carried)) return []
  writeHistoryState({ [key]: undefined })
  const forms = carried.map((selector) => document.querySelector(String(selector)))
  return forms.filter((form) => form instanceof HTMLFormElement)
}

export const collectEarlySubmits = (onSubmit: () => void): void => {
  window.earlySubmits = [...readCarriedForms()]
  for (const form of window.earlySubmits) form.closest('dialog')?.close()
  window.addEventListener('submit', (event) => {
    const forms = window.earlySubmits
    const form = event.target
    if (forms === undefined || !(form instanceof HTMLFormElement)) return
    const isPage = form.dataset['page'] !== undefined
    if (isPage) event.preventDefault()
    if (!forms.includes(form)) forms.push(form)
    if (isPage) onSubmit()
  })
}
