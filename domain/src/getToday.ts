// The calendar day that rules about ages and dates use: the day in the country, not on the server or the device.
import { type IsoDate, requireIsoDate } from './calendar.ts'

/** Formatters by time zone, cached because creating one takes longer than a hundred uses. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const getFormatter = (timeZone: string): Intl.DateTimeFormat => {
  const cached = formatters.get(timeZone)
  if (cached !== undefined) return cached
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const created = new Intl.DateTimeFormat('en', options)
  formatters.set(timeZone, created)
  return created
}

/** `YYYY-MM-DD` in the country's time zone, built from the parts because browsers order them differently. */
export const getToday = ({ timeZone }: { readonly timeZone: string }, now: Date): IsoDate => {
  const dateParts = getFormatter(timeZone).formatToParts(now)
  const { year, month, day } = Object.fromEntries(dateParts.map(({ type, value }) => [type, value]))
  return requireIsoDate(`${year}-${month}-${day}`)
}
