// JSON as browser storage holds it: parsed again while it is text, as older releases wrote text into text.

/** Spec 9.34. */
const maxUnwraps = 10

/** Undefined where it is no JSON; text that is still text after ten times stays text. */
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
