// Finds options by words that begin with the typed text, ignoring case and diacritics.

/** Letters that Unicode does not decompose into a base letter and a mark. */
const baseLetters: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** Lower case without diacritics, and one space between words. */
const normaliseText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łđøßæœı]/gu, (letter) => baseLetters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type LabelledItem = { readonly label: string }

/**
 * Options whose label contains a word that begins with the text, in their order; labels that begin with it come first.
 */
export const findByText = <Option extends LabelledItem>(
  options: readonly Option[],
  text: string,
): readonly Option[] => {
  const query = normaliseText(text)
  if (query === '') return options
  const found = options
    .map((option) => ({ option, label: normaliseText(option.label) }))
    .filter(({ label }) => ` ${label}`.includes(` ${query}`))
  const first = found.filter(({ label }) => label.startsWith(query))
  const others = found.filter(({ label }) => !label.startsWith(query))
  return [...first, ...others].map(({ option }) => option)
}

/** The option with this label; null without one. */
export const findByLabel = <Option extends LabelledItem>(options: readonly Option[], text: string): Option | null => {
  const query = normaliseText(text)
  return query === '' ? null : (options.find(({ label }) => normaliseText(label) === query) ?? null)
}
