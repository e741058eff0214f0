// Selectors of the pages of the form, and of the dialog for amount and period that hides the first one.
export const pageForm = 'form[data-page]'
export const dialogForm = 'dialog[open] form[data-modal]'

/** Selects the page, and the form of the dialog where one is open in front of the page. */
export const withDialog = (form: string): string => `${form}, body:has(${form}) ${dialogForm}`
