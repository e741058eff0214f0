// The script of the pages for engineers and operators, which the server sends (`server/src/http/toolPage.ts`).
import { keepListCurrent } from './liveList.ts'

/** Connects the buttons that copy a code or a link, `<button data-copy="…">`. They show that they did. */
const copyOnPress = (): void => {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button === null) return
    void navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(() => {
      button.textContent = 'Copied'
    })
  })
}

copyOnPress()
keepListCurrent()
