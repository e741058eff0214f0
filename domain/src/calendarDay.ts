// The calendar day that rules about ages and dates use: the day in the country, not on the server or the device.

/** Formatters by time zone, cached because creating one takes longer than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const made = new Intl.DateTimeFormat('en', options)
  formats.set(timeZone, made)
  return made
}

/** `YYYY-MM-DD` in the country's time zone, built from the parts because browsers order them differently. */
export const todayIn = ({ timeZone }: { readonly timeZone: string }, now: Date): string => {
  const parts = formatIn(timeZone).formatToParts(now)
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}
