// The ids that tie a control to its hint and its error; every field of ui/ follows them.

/** What a field hands to its one control: spread it (`{...control}`). */
export type ControlProps = {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

export function hintId(id: string): string {
  return `${id}-hint`
}

export function errorId(id: string): string {
  return `${id}-error`
}

/** Value for aria-describedby: the ids that are there, in reading order; undefined when none is. */
export function joinIds(...ids: (string | false | undefined)[]): string | undefined {
  const present = ids.filter(Boolean)
  return present.length > 0 ? present.join(' ') : undefined
}
