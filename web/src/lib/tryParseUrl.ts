// Parses a URL from outside. `URL.canParse` and `URL.parse` are newer than the oldest supported browsers (record 52).

/** Null for an invalid URL. */
export const tryParseUrl = (address: string, base?: string): URL | null => {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
