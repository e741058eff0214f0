// Formats a postal code while it is typed or pasted: `00950` becomes `00-950` where the country writes it so.

type TypedText = { readonly text: string; readonly caret: number }

const countDigits = (text: string): number => text.replaceAll(/\D/gu, '').length

/** `shape` has `9` for each digit (`Country.postalCodeShape`). */
export const hasAllDigits = (text: string, shape: string): boolean => countDigits(text) === countDigits(shape)

/**
 * Puts the digits into the shape and keeps the caret after the same digit. Returns a text unchanged that has other
 * characters than digits, spaces and hyphens, or too many digits: validation explains it.
 */
export const formatPostcode = ({ text, caret }: TypedText, shape: string): TypedText => {
  const digits = text.replaceAll(/[\s-]/gu, '')
  if (!/^\d+$/u.test(digits) || digits.length > countDigits(shape)) return { text, caret }
  const digitsBeforeCaret = countDigits(text.slice(0, caret))
  let formatted = ''
  let formattedCaret = 0
  let used = 0
  for (const character of shape) {
    if (used === digits.length) break
    formatted += character === '9' ? (digits[used++] ?? '') : character
    if (used <= digitsBeforeCaret && character === '9') formattedCaret = formatted.length
  }
  return { text: formatted, caret: formattedCaret }
}

/** Writes the formatted text and the caret, without an event: the listeners of the same event read the new text. */
export const formatPostcodeInput = (input: HTMLInputElement, shape: string): void => {
  const typed = { text: input.value, caret: input.selectionStart ?? input.value.length }
  const { text, caret } = formatPostcode(typed, shape)
  if (text === typed.text) return
  input.value = text
  input.setSelectionRange(caret, caret)
}
