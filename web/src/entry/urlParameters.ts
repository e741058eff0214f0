// Parses the query parameters of the URL (spec 4.43 to 4.49) and limits their length and characters. The other files of
// this folder interpret them.

/** Personal data of applicants. It is removed from the URL before third-party scripts run. */
const personalNames = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

/** Credentials in a link (entry/unsubscribeLink.ts). */
const secretNames = ['token'] as const

export const urlParameterNames = [
  ...personalNames,
  'amount',
  'period',
  'refName',
  'refSubId',
  'refTransactionId',
  's_id',
  'sellingTierGlobalId',
  'sessionId',
  'gclid',
  'gclsrc',
  'wbraid',
  'gbraid',
  'fbclid',
  'ttclid',
] as const

export type UrlParameters = Readonly<Partial<Record<(typeof urlParameterNames)[number], string>>>

/** Longer than any click id. A longer value counts as absent. */
const maxLength = 500

/** Control characters, lone surrogates and the replacement character of invalid UTF-8. */
const unreadable = /[\p{Cc}\p{Cs}\uFFFD]/u

/** True for a value that is not empty, not too long and has no control characters. Also checks stored values. */
export const isReadable = (value: string): boolean =>
  value !== '' && value.length <= maxLength && !unreadable.test(value)

/** Uses the first readable value of a repeated parameter. A parameter without one is absent. */
export const parseUrlParameters = (search: string): UrlParameters => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    urlParameterNames.flatMap((name) => {
      const value = query
        .getAll(name)
        .map((text) => text.trim())
        .find(isReadable)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The query string without personal and secret parameters; empty when none remains. */
export const omitPersonalParameters = (search: string): string => {
  const query = new URLSearchParams(search)
  for (const name of [...personalNames, ...secretNames]) query.delete(name)
  const remainingQuery = query.toString()
  return remainingQuery === '' ? '' : `?${remainingQuery}`
}
