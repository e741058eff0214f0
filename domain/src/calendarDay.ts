// The applicant's calendar day, which ages and dates are judged by: the country's day, not the server's or the phone's.

/** Making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const made = new Intl.DateTimeFormat('en', options)
  formats.set(timeZone, made)
  return made
}

/** `YYYY-MM-DD` in the country's time zone. Put together from its parts: how a language orders them differs by browser. */
export const todayIn = ({ timeZone }: { readonly timeZone: string }, now: Date): string => {
  const parts = formatIn(timeZone).formatToParts(now)
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}
