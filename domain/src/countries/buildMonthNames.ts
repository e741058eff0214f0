// Builds the month names that date parsing recognises.

/** English names, which every country recognises in addition to those of its own language. */
const english = 'january february march april may june july august september october november december'.split(' ')

/** Each list is a text of twelve names; the n-th names of all lists and the English one belong to the n-th month. */
export const buildMonthNames = (...lists: readonly string[]): readonly (readonly string[])[] =>
  english.map((name, index) => [name, ...lists.map((list) => list.split(' ')[index] ?? name)])
