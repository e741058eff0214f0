// Formats a name or an address as one line by the pattern of the country (`linePatterns.ts`).

/** By section: data point names with the text before each. */
export type LinePatterns = Readonly<Record<'personal-details' | 'address-information', string>>

const field = /(?<before>[^{}]*)\{(?<name>\w+)\}/gu

/** A shorter text twice is two numbers, such as a house and a flat. */
const shortestName = 4

/** `bl. ` before `bl. A3`, which an applicant may have typed. */
const repeats = (before: string, text: string): boolean => {
  const word = before.trim().toLowerCase()
  return /^\p{L}/u.test(word) && text.toLowerCase().startsWith(word)
}

/** The names of the data points in a pattern, in the order of the line. */
export const listLineFields = (pattern: string): readonly string[] =>
  [...pattern.matchAll(field)].flatMap(({ groups }) => groups?.['name'] ?? [])

/**
 * Fills in `{street} {houseNumber}/{flatNumber}, {postalCode} {city}`. Text before a field without an answer is left
 * out, and so is a group between commas without answers, or one that repeats the end of the group before it.
 */
export const formatLine = (pattern: string, find: (name: string) => string | undefined): string =>
  pattern
    .split(', ')
    .map((group) =>
      [...group.matchAll(field)]
        .flatMap(({ groups }) => {
          const [before, text] = [groups?.['before'] ?? '', find(groups?.['name'] ?? '')]
          return text === undefined ? [] : [{ before: repeats(before, text) ? ' ' : before, text }]
        })
        .map(({ before, text }, index) => (index === 0 ? before.replace(/^[ /]+/u, '') : before) + text)
        .join(''),
    )
    .filter((text) => text !== '')
    .filter((text, index, all) => text.length < shortestName || !` ${all[index - 1] ?? ''}`.endsWith(` ${text}`))
    .join(', ')
