// Reads the text of a control from the values of a form.

/** Empty when the form has no such control, or a file. */
export const readText = (values: FormData, name: string): string => {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
