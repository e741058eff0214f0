// The calendar day at a place: ages and expiries go by the applicant's day, not the server's.

export const calendarDay = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time)
