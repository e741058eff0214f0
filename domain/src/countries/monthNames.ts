// Month names as people type them, beside their numbers.

/** Month names of English, which products speak beside the country's own language. */
const english = 'january february march april may june july august september october november december'.split(' ')

/** `january,...` per language: the n-th names of all lists belong to the n-th month. */
export const monthNamesFrom = (...lists: readonly string[]): readonly (readonly string[])[] =>
  english.map((name, index) => [name, ...lists.map((list) => list.split(' ')[index] ?? name)])
