// Calendar days as `YYYY-MM-DD`, without clocks or time zones. Times of day do not belong here.
import { dayMs } from './durations.ts'

/** `YYYY-MM-DD`. A time (`2026-11-20T10:00:00Z`) or a date in another notation is not one. */
export type IsoDate = `${number}-${number}-${number}`

const countDaysInMonth = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

export const isRealDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= countDaysInMonth(year, month)

/** Whether an ISO date, or a timestamp that begins with one, names a real day: `2026-02-31` does not. */
export const isRealDate = (text: string): boolean =>
  isRealDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10)))

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

const isIsoDate = (text: string): text is IsoDate => /^\d{4}-\d{2}-\d{2}$/u.test(text)

/** Throws for any other text, such as a time of day. */
export const requireIsoDate = (text: string): IsoDate => {
  if (!isIsoDate(text)) throw new RangeError('Expected a date as YYYY-MM-DD')
  return text
}

/** Null for any other text. */
export const parseIsoDate = (text: string): IsoDate | null => (isIsoDate(text) ? text : null)

export const formatDay = (year: number, month: number, day: number): IsoDate =>
  requireIsoDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`)

/** The month of a date, for comparisons: `2019-05`. */
export const toMonth = (date: IsoDate): string => date.slice(0, 7)

export const toFirstOfMonth = (date: IsoDate): IsoDate => requireIsoDate(`${toMonth(date)}-01`)

export const addDays = (date: IsoDate, days: number): IsoDate =>
  requireIsoDate(new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10))

/** The same day `years` earlier. 29 February remains in a common year too; it sorts between 28 February and 1 March. */
export const subtractYears = (date: IsoDate, years: number): IsoDate =>
  requireIsoDate(`${pad(Math.max(0, Number(date.slice(0, 4)) - years), 4)}${date.slice(4)}`)
