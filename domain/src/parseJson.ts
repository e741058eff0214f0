// Parses JSON of another program.

/** Undefined when the text is no JSON: JSON has no text for undefined. */
export const parseJson = (text: string): unknown => {
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}
