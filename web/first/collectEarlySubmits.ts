// Collects presses on Continue that come before the application does (`src/app/earlySubmits.ts` carries them out). The
// form of a dialog closes natively and is collected as well.

export const collectEarlySubmits = (onPress: () => void): void => {
  window.earlySubmits = []
  window.addEventListener('submit', (event) => {
    const forms = window.earlySubmits
    const form = event.target
    if (forms === undefined || !(form instanceof HTMLFormElement)) return
    const isPage = form.dataset['page'] !== undefined
    if (isPage) event.preventDefault()
    if (!forms.includes(form)) forms.push(form)
    if (isPage) onPress()
  })
}
