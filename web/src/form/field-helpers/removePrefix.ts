// Removes what precedes a code in a typed text.

const toCharacters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}+]/gu, '').toUpperCase()

/** Letters: a country code (`PL`) or a label (`NIP`). */
const isPrefix = (text: string): boolean => /^\p{L}/u.test(text)

/** The end of the text that is the number, in its typed format; the text itself without a prefix. */
export const removePrefix = (typed: string, number: string): string => {
  const all = toCharacters(typed)
  const wanted = toCharacters(number)
  if (wanted === '' || all === wanted || !all.endsWith(wanted) || !isPrefix(all)) return typed
  const start = Array.from(typed, (_, index) => index).findLast((index) => toCharacters(typed.slice(index)) === wanted)
  return typed.slice(start ?? 0).trim()
}
