/** Joins class names and omits absent ones; undefined when all are absent. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  const present = names.filter(Boolean)
  return present.length > 0 ? present.join(' ') : undefined
}
