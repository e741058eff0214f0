/** Joins class names and omits absent ones; undefined when all are absent. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  const given = names.filter(Boolean)
  return given.length > 0 ? given.join(' ') : undefined
}
