// Parses the header `Retry-After` (RFC 9110).

/** Returns seconds. The header has a number of seconds or a date. Null when it is absent, invalid or past. */
export const parseRetryAfter = (header: string | null, nowMs: number = Date.now()): number | null => {
  if (header === null) return null
  const seconds = /^\d+$/u.test(header) ? Number(header) : Math.ceil((Date.parse(header) - nowMs) / 1000)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}
