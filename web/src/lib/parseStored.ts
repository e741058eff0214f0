// Parses JSON from browser storage. Parses the result again while it is a string, because older releases stringified
// twice.

/** Spec 9.34. */
const maxUnwraps = 10

/** Undefined for invalid JSON. A value that is still a string after ten passes stays a string. */
export const parseStored = (text: string | null): unknown => {
  let value: unknown = text
  for (let unwraps = 0; typeof value === 'string' && unwraps < maxUnwraps; unwraps += 1) {
    try {
      value = JSON.parse(value)
    } catch {
      return undefined
    }
  }
  return value
}
