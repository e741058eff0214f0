// Submits a form as a press on its button does.

/** Safari has `requestSubmit` since version 16. */
export const submitForm = (form: HTMLFormElement): void => {
  const hasMethod: boolean = 'requestSubmit' in form
  if (hasMethod) form.requestSubmit()
  else form.querySelector<HTMLElement>('[type="submit"]')?.click()
}
