// The buttons that copy a code or a link: `<button data-copy="…">`.

/** Copies on a press, and then shows that it did. */
export const copyOnPress = (): void => {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button === null) return
    void navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(() => {
      button.textContent = 'Copied'
    })
  })
}
