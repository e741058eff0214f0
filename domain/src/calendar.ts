// Calendar days as `YYYY-MM-DD`, without clocks or time zones. Times of day do not belong here.

const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

export const isRealDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

const pad = (part: number, length: number): string => String(part).padStart(length, '0')

export const formatDay = (year: number, month: number, day: number): string =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`

export const toMonth = (date: string): string => date.slice(0, 7)

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** The same day `years` earlier. 29 February remains in a common year too; it sorts between 28 February and 1 March. */
export const subtractYears = (date: string, years: number): string =>
  `${pad(Number(date.slice(0, 4)) - years, 4)}${date.slice(4)}`
