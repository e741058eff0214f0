// The ids that connect a control with its hint and its error. Every field of ui/ uses them.

/** The props that a field passes to its control; spread them (`{...control}`). */
export type FieldControlProps = {
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

/** Builds the value of aria-describedby from the present ids, in reading order; undefined when all are absent. */
export function joinIds(...ids: (string | false | undefined)[]): string | undefined {
  const present = ids.filter(Boolean)
  return present.length > 0 ? present.join(' ') : undefined
}
