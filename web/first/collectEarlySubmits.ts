// Collects forms that are submitted before the application has started; `src/app/earlySubmits.ts` submits them again.
// The form of a dialog also closes its dialog natively. An automatic reload carries the collected forms over.
import { readHistoryState, writeHistoryState } from '../src/lib/historyState.ts'

const key = 'earlyPresses'

const toSelector = ({ dataset: { page, modal } }: HTMLElement): string =>
  modal === undefined ? `form[data-page="${page}"]` : `form[data-modal="${modal}"]`

/** Called before a reload: stores the selectors of the forms in the history entry. */
export const transferEarlySubmits = (): void => {
  writeHistoryState({ [key]: (window.earlySubmits ?? []).map(toSelector) })
}

const readTransferredForms = (): readonly HTMLFormElement[] => {
  const { [key]: transferred } = readHistoryState()
  if (!Array.isArray(transferred)) return []
  writeHistoryState({ [key]: undefined })
  const forms = transferred.map((selector) => document.querySelector(String(selector)))
  return forms.filter((form) => form instanceof HTMLFormElement)
}

export const collectEarlySubmits = (onSubmit: () => void): void => {
  window.earlySubmits = [...readTransferredForms()]
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
