// Joins class names of CSS modules; knows nothing of any component.

/** The given names in one string, missing ones left out; undefined when none is left. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  const given = names.filter(Boolean)
  return given.length > 0 ? given.join(' ') : undefined
}
