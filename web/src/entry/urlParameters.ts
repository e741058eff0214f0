// What the address of a visit brings (spec 4.43 to 4.49): read once, bounded, never believed. What it
// means belongs to the files beside this one.

/** Applicants' own data: it leaves the address bar before anything of a third party runs. */
const personalNames = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

/** The authority of a link (entry/unsubscribeLink.ts). */
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

/** Longer than any click id; what is longer is no parameter of ours. */
const maxLength = 500

/** Control characters, lone surrogates, and what stands for bytes that were no text. */
const unreadable = /[\p{Cc}\p{Cs}\uFFFD]/u

/** Also of what an earlier visit stored: anybody can write there. */
export const isReadable = (value: string): boolean =>
  value !== '' && value.length <= maxLength && !unreadable.test(value)

/** Of a repeated parameter the first readable value counts; unreadable ones count as absent. */
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

/** The query string without what is personal; empty where nothing is left. */
export const withoutPersonal = (search: string): string => {
  const query = new URLSearchParams(search)
  for (const name of [...personalNames, ...secretNames]) query.delete(name)
  const left = query.toString()
  return left === '' ? '' : `?${left}`
}
